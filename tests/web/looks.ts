// What every page has to pass: no accessibility fault, no script error, nothing wider than the screen, and a picture
// that a person looks at.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type TestInfo } from '@playwright/test';

/** Collects script errors of a page; call before it loads. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // A dropped connection is reported by the browser itself and is part of what is tested.
    if (
      message.type() === 'error' &&
      !/ERR_CONNECTION|ERR_INCOMPLETE|WebSocket|Failed to load resource/.test(message.text())
    )
      errors.push(message.text());
  });
  return errors;
}

export async function looksRight(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // A sheet that is still sliding in is see-through; what is judged is where it comes to rest.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((move) => move.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(ending.map((move) => move.finished.catch(() => undefined)));
  });
  await page.screenshot({ path: `dist/screenshots/${name}-${info.project.name}.png` });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, `${name} is ${wide} px wider than the screen`).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    (fault) => `${fault.id}: ${fault.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
  );
  expect(told, name).toEqual([]);
}
