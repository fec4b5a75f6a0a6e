// Tells the types what `exports.default` of `cloudflare:workers` is: the Worker under test.
declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('../../src/index.ts');
  }
}
