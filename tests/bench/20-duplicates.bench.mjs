import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBrowser } from './support/browser.mjs';
import { atLeast, atMost, forTheRecord } from './support/rows.mjs';
import { servePage } from './support/voters/page.mjs';

const rounded = (share) => Math.floor(share * 10_000) / 10_000;

/** 50,000 records of 40,000 people in a browser's workers: how long the finder takes, and how often it is right. */
export default async (context) => {
  const out = mkdtempSync(join(tmpdir(), 'hustings-duplicates-'));
  const { origin, close } = await servePage(context, out, 'duplicates-page');
  try {
    const { opened, took, review, certain } = await withBrowser(context.chromium, async (browser) => {
      const page = await browser.newPage();
      page.on('pageerror', (error) => console.log(String(error)));
      await page.goto(origin);
      await page.getByText('Ready').waitFor({ timeout: 60_000 });
      return page.evaluate(() => globalThis.bench.find(40_000, 10_000, 3));
    });
    return [
      forTheRecord('Duplicates among 50,000 people: packs to columns in the worker', opened / 1_000, 's'),
      atMost('Duplicates among 50,000 people: the finder in a browser', took / 1_000, 20, 's'),
      atLeast('Duplicates in the review queue: precision', rounded(review.precision), 0.95),
      atLeast('Duplicates in the review queue: recall', rounded(review.recall), 0.8),
      atLeast('Duplicates suggested as certain: precision', rounded(certain.precision), 0.995),
      forTheRecord('Duplicates suggested as certain: recall', rounded(certain.recall)),
    ];
  } finally {
    close();
    rmSync(out, { recursive: true, force: true });
  }
};
