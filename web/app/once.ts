// A component that draws again only when one of its props is another value: for the hundreds of lines of a long talk.
import { Component, h, type ComponentChild, type FunctionComponent } from 'preact';

export function once<P extends object>(draw: FunctionComponent<P>): (props: P) => ComponentChild {
  class Once extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const now = this.props as Record<string, unknown>;
      return Object.entries(next).some(([key, value]) => now[key] !== value);
    }
    override render(props: P): ComponentChild {
      return h(draw, props);
    }
  }
  return (props: P) => h(Once, props);
}
