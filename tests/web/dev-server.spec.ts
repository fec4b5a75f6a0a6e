// The dev server itself, as a self-hoster starts it.
import { expect, test } from '@playwright/test';
import { DevServer } from './server.ts';

const server = new DevServer(8803);
test.beforeAll(async () => server.start());
test.afterAll(() => server.stop());

test('[SEAL10] the rows of an object cannot be read through the dev server', async ({ request }) => {
  const asked = await request.post(`${server.origin}/cdn-cgi/explorer/api/d1/database/DB/query`, {
    data: { sql: 'SELECT 1' },
  });
  const objects = await request.get(`${server.origin}/cdn-cgi/explorer/api/workers/durable_objects/namespaces`);
  for (const answer of [asked, objects]) {
    expect(answer.ok() && (answer.headers()['content-type'] ?? '').includes('json')).toBe(false);
  }
});

test('[EDGE1] pages carry the policy that keeps other sites and scripts out', async ({ request }) => {
  const headers = (await request.get(`${server.origin}/`)).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-content-type-options']).toBe('nosniff');
});
