// Two people and two AI seats: a room by link, seats, a start, and one table for both.
import { readFileSync } from 'node:fs';
import { expect, test, type Browser, type Page, type TestInfo } from '@playwright/test';
import { looksRight, watchErrors } from './looks.ts';
import { DevServer } from './server.ts';

const server = new DevServer(8802);
test.beforeAll(async () => server.start());
test.afterAll(() => server.stop());

async function person(browser: Browser, info: TestInfo): Promise<Page> {
  const { viewport, hasTouch, isMobile } = info.project.use;
  const context = await browser.newContext({
    locale: 'zh-CN',
    ...(viewport ? { viewport } : {}),
    ...(hasTouch === undefined ? {} : { hasTouch }),
    ...(isMobile === undefined ? {} : { isMobile }),
  });
  return context.newPage();
}

const sitFirst = async (page: Page) => {
  const chairs = page.getByRole('button', { name: /^坐这里/ });
  await chairs.first().click();
};
const said = (page: Page) => page.getByRole('log').locator('article.line');

test('[SEAT2] a second browser joins by the room link and shares the table', async ({ browser }, info) => {
  const owner = await person(browser, info);
  const errors = watchErrors(owner);
  await owner.goto(server.origin);
  await owner.locator('button.spine').filter({ hasText: '净重' }).click();
  await looksRight(owner, info, 'case');
  await owner.getByLabel('你在桌上的名字').fill('阿开');
  await owner.getByRole('button', { name: '开一桌' }).click();
  await expect(owner.getByRole('button', { name: /^坐这里/ }).first()).toBeVisible();
  await sitFirst(owner);
  await looksRight(owner, info, 'lobby');
  const link = await owner.getByLabel('房间链接').inputValue();
  expect(link).toMatch(/\/g\/[\w-]{22}#[\w-]{22}$/);

  const guest = await person(browser, info);
  await guest.goto(link);
  await expect(guest.getByLabel('怎么称呼你')).toBeVisible();
  await looksRight(guest, info, 'door');
  await guest.getByLabel('怎么称呼你').fill('小本');
  await guest.getByRole('button', { name: '进门' }).click();
  await sitFirst(guest);
  expect(guest.url()).not.toContain('#');

  await expect(owner.getByText('小本').first()).toBeVisible();
  await owner.getByRole('button', { name: '空位请 AI 坐' }).click();
  await owner.getByRole('button', { name: '开局', exact: true }).click();
  await expect(said(guest).first()).toBeVisible({ timeout: 15_000 });
  await guest.getByRole('textbox', { name: '说给全桌听' }).fill('小本在这里，大家好。');
  await guest.getByRole('button', { name: '说出' }).click();
  await expect(said(owner).filter({ hasText: '小本在这里' })).toHaveCount(1);
  await looksRight(owner, info, 'table-four');

  const stranger = await person(browser, info);
  await stranger.goto(link.split('#')[0] ?? '');
  await expect(stranger.getByText('这里没有你能进的局')).toBeVisible();
  await looksRight(stranger, info, 'stranger');
  await stranger.getByLabel('换一条房间链接试试').fill(`来玩：${link}，八点开`);
  await stranger.getByRole('button', { name: '入座' }).click();
  await expect(stranger.getByLabel('怎么称呼你')).toBeVisible();
  expect(errors).toEqual([]);
});

test('[CASE2] a case that somebody brings is checked line by line, then played', async ({ page }, info) => {
  await page.goto(`${server.origin}/bring`);
  await page.getByRole('button', { name: '没写过？' }).click();
  await expect(page.getByText('看完了，没有毛病。')).toBeVisible({ timeout: 10_000 });
  await page.getByRole('textbox').first().fill('meta：\n  id: x\n');
  await expect(page.getByText(/第 1 行/).first()).toBeVisible({ timeout: 10_000 });
  await looksRight(page, info, 'bring-faulty');

  await page.getByRole('textbox').first().fill(readFileSync('tests/fixtures/cases/v10-drama.yml', 'utf8'));
  await page.getByRole('button', { name: '用它开一桌' }).click();
  await expect(page.getByText('没有人替你先看过')).toBeVisible();
  await sitFirst(page);
  await page.getByRole('button', { name: '空位请 AI 坐' }).click();
  await page.getByRole('button', { name: '开局', exact: true }).click();
  await expect(said(page).first()).toBeVisible({ timeout: 15_000 });
  await looksRight(page, info, 'bring-table');
});
