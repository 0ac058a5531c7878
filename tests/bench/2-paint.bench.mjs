import { dashboardReady, sessionOf, visitor, withBrowser } from './support/browser.mjs';
import { atMost, median, repeat } from './support/rows.mjs';
import { slowDown, vitalsOf, watchVitals } from './support/vitals.mjs';

const runs = 5;
/** Milliseconds in which a screen is there and at rest: the chart, late fonts. */
const settle = { plain: 2_500, slow: 7_000 };

async function visit(browser, url, { ready, slow, ...options }) {
  const context = await visitor(browser, options);
  await watchVitals(context);
  const page = await context.newPage();
  if (slow) await slowDown(context, page);
  await page.goto(url);
  // Looked at afterwards: what the looking puts into a page takes its thread 50 ms, in the middle of the first paint.
  await page.waitForTimeout(slow ? settle.slow : settle.plain);
  await ready(page);
  const vitals = await vitalsOf(page);
  await context.close();
  return vitals;
}

/** Medians of several first visits, each with an empty cache. */
async function measured(browser, url, options) {
  const visits = await repeat(runs, () => visit(browser, url, options));
  const middle = (key) => median(visits.map((one) => one[key]));
  return { lcp: middle('lcp'), tbt: middle('tbt'), cls: Math.max(...visits.map(({ cls }) => cls)) };
}

const rowsFor = (name, plain, slow, tiny) => [
  atMost(`${name}: largest paint`, plain.lcp, 1_000, 'ms'),
  atMost(`${name}: largest paint, 4× slower and fast 4G`, slow.lcp, 2_500, 'ms'),
  atMost(`${name}: blocking time, 4× slower and fast 4G`, slow.tbt, 600, 'ms'),
  atMost(`${name}: layout shift`, Math.max(plain.cls, slow.cls, tiny.cls), 0.05),
];

/** What a visitor sees and when, on a good machine and on a slow phone's processor and network. */
export default ({ hosting, chromium }) =>
  withBrowser(chromium, async (browser) => {
    const phone = { viewport: { width: 390, height: 844 } };
    const screens = {
      Landing: { ready: (page) => page.getByRole('heading', { level: 1 }).waitFor() },
      Dashboard: { ready: dashboardReady, storageState: await sessionOf(browser, hosting, 'admin') },
    };
    const rows = [];
    for (const [name, options] of Object.entries(screens)) {
      const url = `${hosting}/`;
      const plain = await measured(browser, url, options);
      const slow = await measured(browser, url, { ...options, slow: true });
      const tiny = await visit(browser, url, { ...options, ...phone });
      rows.push(...rowsFor(name, plain, slow, tiny));
    }
    return rows;
  });
