import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBrowser } from './support/browser.mjs';
import { atMost, forTheRecord, median, repeat } from './support/rows.mjs';
import { openCampaign } from './support/voters/campaign.mjs';
import { servePage } from './support/voters/page.mjs';

const count = Number(process.env.HUSTINGS_VOTERS ?? 1_000_000);
const plainCount = Math.min(count, 20_000);
const mega = 1_000_000;

/** Five conditions, each time others. */
const filters = Array.from({ length: 40 }, (_, at) => [
  { by: 'party', is: [['Democratic', 'Republican', 'Non-Partisan'][at % 3]] },
  { by: 'age', from: 18 + at, to: 45 + at, unknown: at % 2 === 0 },
  { by: 'vote count', kind: 'general', of: 4, at: 'least', count: 1 + (at % 3) },
  { by: 'has', what: ['phone', 'cell', 'email'][at % 3], has: true },
  { by: 'district', column: 'county', is: ['Franklin', 'Madison', 'Monroe', 'Warren'].slice(at % 3) },
]);
const words = [
  'smith',
  'mary and',
  'robinson',
  'j',
  'ma',
  '120 main st',
  'oak st',
  'LALOH0150',
  'william thomson',
  'zz',
];

const p95 = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)];
const seconds = (ms) => ms / 1_000;

/** The page, signed in, and what its worker asks of the database from then on. */
async function enter(context, origin, { email, password, organization }) {
  const page = await context.newPage();
  const requested = { reads: 0, bytes: 0 };
  page.on('requestfinished', async (request) => {
    if (!request.url().includes('documents:batchGet') || request.method() !== 'POST') return;
    // One question may be about several documents.
    requested.reads += request.postDataJSON().documents.length;
    requested.bytes += (await request.sizes()).responseBodySize;
  });
  page.on('pageerror', (error) => console.log(String(error)));
  const query = new URLSearchParams({ email, password, organization });
  await page.goto(`${origin}/?${query}`);
  await page.getByText('Ready').waitFor({ timeout: 60_000 });
  return { page, requested };
}
const opened = (page) => page.evaluate(() => globalThis.bench.open());
/** Bytes of the page's workers, by the browser itself. */
const workerBytes = (page) =>
  page.evaluate(async () => {
    const { breakdown } = await performance.measureUserAgentSpecificMemory();
    const ofWorker = breakdown.filter(({ attribution }) =>
      attribution.some(({ scope }) => scope === 'DedicatedWorkerGlobalScope'),
    );
    return ofWorker.reduce((sum, { bytes }) => sum + bytes, 0);
  });

/** Milliseconds from an answer at a door to the organizer's knowing of it, each of another voter. */
async function crossings(canvasser, organizer, times) {
  const ids = await organizer.evaluate((most) => globalThis.bench.ids(most), times);
  return repeat(times, async () => {
    const id = ids.shift();
    const seen = organizer.evaluate((voter) => globalThis.bench.reached(voter, 1), id);
    const since = performance.now();
    await canvasser.evaluate((voter) => globalThis.bench.reach(voter), id);
    await seen;
    return performance.now() - since;
  });
}

/** A million voters on one device: fetched, kept, filtered, searched and followed; and 20,000 as documents. */
export default async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-voters-'));
  const campaign = await openCampaign(context, { voters: count, plain: plainCount });
  const site = await servePage(context, join(folder, 'page'));
  try {
    return await withBrowser(
      context.chromium,
      async (browser) => {
        const device = await browser.newContext();
        const member = { ...campaign.admin, organization: campaign.organization };
        const first = await enter(device, site.origin, member);
        const fresh = await opened(first.page);
        if (fresh.people !== count) throw new Error(`${fresh.people} voters are held, not ${count}.`);
        // What is kept is on the disk a moment later.
        await first.page.waitForTimeout(2_000);
        await first.page.close();
        const again = await enter(device, site.origin, member);
        const cached = await opened(again.page);
        // The search's words are put in order when all else is done.
        await again.page.waitForTimeout(2_000);
        await again.page.evaluate((all) => globalThis.bench.count(all), filters.slice(0, 5));
        const { took } = await again.page.evaluate((all) => globalThis.bench.count(all), filters);
        const search = await again.page.evaluate((all) => globalThis.bench.search(all), words);
        const bytes = await workerBytes(again.page);
        const field = await enter(await browser.newContext(), site.origin, member);
        const crossed = await crossings(field.page, again.page, 5);
        const plainly = await enter(await browser.newContext(), site.origin, member);
        const plain = await plainly.page.evaluate(
          (path) => globalThis.bench.openPlain(path),
          campaign.plainPath,
        );
        const plainTook = await plainly.page.evaluate(() => globalThis.bench.countPlain(40));
        const plainSearch = await plainly.page.evaluate((all) => globalThis.bench.searchPlain(all), words);
        const of = `${count.toLocaleString('en-US')} voters:`;
        const other = `${plainCount.toLocaleString('en-US')} voters as documents:`;
        return [
          atMost(`${of} first open, documents read`, first.requested.reads, 45),
          forTheRecord(`${of} first open, packed`, campaign.bytes / mega, 'MB'),
          forTheRecord(`${of} first open`, seconds(fresh.took), 's'),
          atMost(`${of} opened again, parts read`, again.requested.reads, 0),
          forTheRecord(`${of} opened again`, seconds(cached.took), 's'),
          atMost(`${of} filter of five conditions, p95 of ${took.length}`, p95(took), 50, 'ms'),
          atMost(`${of} search, slowest of ${words.length}`, Math.max(...search.took), 100, 'ms'),
          atMost(`${of} memory of the worker`, bytes / mega, 300, 'MB'),
          atMost('An answer at a door with the organizer, slowest of 5', Math.max(...crossed), 2_000, 'ms'),
          forTheRecord(`${other} documents read at each open`, plain.people),
          forTheRecord(`${other} open`, seconds(plain.took), 's'),
          forTheRecord(`${other} filter of five conditions, median`, median(plainTook), 'ms'),
          forTheRecord(`${other} search, slowest of ${words.length}`, Math.max(...plainSearch), 'ms'),
        ];
      },
      ['--enable-blink-features=ForceEagerMeasureMemory'],
    );
  } finally {
    site.close();
    await campaign.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};
