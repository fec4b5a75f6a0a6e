// One person, from the first page to the export, in real Chromium: the tutorial with the stand-in.
import { expect, test, type Page } from '@playwright/test';
import { looksRight, watchErrors } from './looks.ts';
import { DevServer } from './server.ts';

const server = new DevServer(8801);
test.beforeAll(async () => server.start());
test.afterAll(() => server.stop());

const said = (page: Page) => page.getByRole('log').locator('article.line');
const ownLines = async (page: Page) => said(page).allInnerTexts();

/** On a phone one pane shows at a time; on a wide screen everything does. */
async function pane(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('navigation', { name: '切换' }).getByRole('button', { name });
  if (await tab.isVisible()) await tab.click();
}

async function say(page: Page, text: string): Promise<void> {
  await pane(page, '桌面');
  await page.getByRole('textbox', { name: '说给全桌听' }).fill(text);
  await page.getByRole('textbox', { name: '说给全桌听' }).press('Enter');
  await expect(said(page).filter({ hasText: text })).toHaveCount(1);
}

async function moveOn(page: Page, to: string, word = '往下走'): Promise<void> {
  await pane(page, '桌面');
  await page.getByRole('button', { name: word, exact: true }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText(to);
}

test('[SEAT5] a stranger plays the tutorial to the export', async ({ page }, info) => {
  const errors = watchErrors(page);
  await page.goto(server.origin);
  await looksRight(page, info, 'home');

  const started = Date.now();
  await page.getByRole('button', { name: '现在就玩' }).click();
  await expect(said(page).first()).toBeVisible({ timeout: 10_000 });
  expect(Date.now() - started, 'one click to the first AI line').toBeLessThan(10_000);
  await looksRight(page, info, 'table');

  await say(page, '我先说，昨晚打烊以后我就上楼睡了。');
  await page.getByRole('button', { name: '记下我的行踪' }).first().click();
  await page.getByLabel('几点', { exact: true }).fill('21:10');
  await page.getByLabel('在哪里，做什么').fill('上楼睡觉');
  await looksRight(page, info, 'whereabouts');
  await page.getByRole('button', { name: '记下这一笔' }).click();
  await expect(page.getByRole('button', { name: /^划掉/ })).toBeVisible();
  const table = page.url();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url(), 'Back closes the sheet and stays at the table').toBe(table);

  await moveOn(page, '问话');
  await say(page, '葛大年，昨晚十点以后你在哪里？');
  const answer = said(page).filter({ hasText: '昨晚十点以后' }).locator('~ article.line');
  await expect(answer).toHaveCount(1, { timeout: 15_000 });

  const before = await ownLines(page);
  await page.reload();
  await expect(said(page)).toHaveCount(before.length);
  expect(await ownLines(page)).toEqual(before);

  await moveOn(page, '搜证');
  await pane(page, '线索');
  await page.locator('details.card summary').first().click();
  await looksRight(page, info, 'clues');
  await page.getByRole('button', { name: '引到话里' }).first().click();
  await say(page, '这一张上的钟点，你怎么说？');
  await pane(page, '本子');
  await looksRight(page, info, 'book');

  await moveOn(page, '发言与投票');
  await page.getByRole('button', { name: '可以复盘了' }).click();
  await expect(page.getByRole('dialog', { name: '你还没有封票' })).toBeVisible();
  await looksRight(page, info, 'unsealed');
  await page.getByRole('button', { name: '先封票' }).click();
  await page.getByRole('dialog').getByRole('radio').first().check({ force: true });
  await page.getByLabel('一句理由').fill('凭糖水摊的黑板');
  await looksRight(page, info, 'ballot');
  await page.getByRole('button', { name: '封票' }).click();

  await moveOn(page, '复盘', '可以复盘了');
  await expect(page.getByText('从前的一勺').or(page.locator('.at-reveal')).first()).toBeVisible({ timeout: 10_000 });
  await page.waitForTimeout(2_500);
  await looksRight(page, info, 'reveal');

  const download = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /Markdown/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.md$/);
  expect(errors).toEqual([]);
});

test('[LOG3] a killed and restarted server continues at the same line', async ({ page }, info) => {
  await page.goto(server.origin);
  await page.getByRole('button', { name: '现在就玩' }).click();
  await expect(said(page).first()).toBeVisible({ timeout: 10_000 });
  await say(page, '停电以前的这一句。');
  await page.waitForTimeout(1_500);
  const before = await ownLines(page);
  server.kill();
  await expect(page.getByText('线断了').first()).toBeVisible({ timeout: 15_000 });
  await looksRight(page, info, 'line-down');
  await server.start();
  await expect(page.getByText('线断了')).toHaveCount(0, { timeout: 30_000 });
  expect((await ownLines(page)).slice(0, before.length)).toEqual(before);
  await say(page, '来电以后的这一句。');
});
