import type { Page } from '@playwright/test';
import { admin } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/journey.ts';
import { addressesOf, plainLists, queryLists } from './support/query-lists.ts';

/** What a page asks of one collection, each question once. */
function questionsOf(page: Page, collection: string): ReadonlySet<string> {
  const queries = new Set<string>();
  page.on('request', (request) => {
    const body = decodeURIComponent((request.postData() ?? '').replaceAll('+', ' '));
    for (const [, question = ''] of body.matchAll(/"structuredQuery":(\{.*?\}),"parent"/g))
      if (question.includes(`"collectionId":"${collection}"`)) queries.add(question);
  });
  return queries;
}

/** Every question that a list can ask is asked once, so that the recording of queries has it; three share the work. */
for (const part of [0, 1, 2])
  test(`lists ask in every order, part ${part + 1}`, async ({ page }) => {
    await enter(page, await admin('lists'));
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    for (const list of queryLists.filter((_, number) => number % 3 === part)) {
      const queries = questionsOf(page, list.collection);
      for (const address of addressesOf(list)) {
        const before = queries.size;
        await page.goto(`/#${address}`);
        await expect
          .poll(() => queries.size, `what ${address} asks for the first time`)
          .toBeGreaterThan(before);
      }
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });

test('lists with one order ask in it', async ({ page }) => {
  await enter(page, await admin('lists'));
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  for (const { path, collection } of plainLists) {
    const queries = questionsOf(page, collection);
    await page.goto(`/#${path}`);
    await expect.poll(() => queries.size, `what ${path} asks`).toBeGreaterThan(0);
  }
});
