import { gzipSync } from 'node:zlib';
import { dashboardReady, sessionOf, visitor, withBrowser } from './support/browser.mjs';
import { atMost, forTheRecord } from './support/rows.mjs';

const kilobytes = (bytes) => bytes / 1000;
/** Its bars, its axes and its legend. */
const isChart = ({ url }) => /g(iv|row)ing-(bars|chart)|grid-chart|BarChart|ColorSwatch|charts/.test(url);
/** The first of those that come by themselves, seconds after the first screen: nobody waits for it, nor for any after it. */
const beginsAhead = ({ url }) => url.includes('/prefetch-');

/** Every script that a first visit fetches until `ready`, compressed as a host would. */
async function scriptsOf(context, url, ready, restMs = 1_500) {
  const page = await context.newPage();
  const fetched = [];
  page.on('response', (response) => {
    const script = /\.m?js(\?|$)/.test(new URL(response.url()).pathname);
    const { startTime } = response.request().timing();
    if (script && response.ok())
      fetched.push(response.body().then((body) => ({ url: response.url(), body, startTime })));
  });
  await page.goto(url);
  await ready(page);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(restMs);
  const scripts = (await Promise.all(fetched)).sort((one, other) => one.startTime - other.startTime);
  await context.close();
  return scripts.map(({ url: from, body }) => ({ url: from, gz: gzipSync(body, { level: 9 }).length, body }));
}

/** What the service worker fetches some seconds after a member's first screen, less what the page has fetched already. */
async function precachedWeight(hosting, fetched) {
  const worker = await (await fetch(`${hosting}/sw.js`)).text();
  const urls = [...worker.matchAll(/url:[`"']([^`"']+)/g)].map(([, path]) => `${hosting}${path}`);
  const there = new Set(fetched.map(({ url }) => url));
  const files = urls.filter((url) => !there.has(url));
  if (urls.length === 0) throw new Error('The worker does not name its files any more: its weight is void.');
  const weights = await Promise.all(
    files.map(
      async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length,
    ),
  );
  return weights.reduce((total, weight) => total + weight, 0);
}

const sum = (scripts) => scripts.reduce((total, { gz }) => total + gz, 0);
const withFirestore = (scripts) => scripts.filter(({ body }) => body.includes('google.firestore.v1')).length;

/** JavaScript on the first visit, gzip: what a host sends, whatever the emulator does. */
export default ({ hosting, chromium }) =>
  withBrowser(chromium, async (browser) => {
    const heading = (page) => page.getByRole('heading', { level: 1 }).waitFor();
    const landing = await scriptsOf(await visitor(browser), `${hosting}/`, heading);
    const signIn = await scriptsOf(await visitor(browser), `${hosting}/#/auth`, heading);
    const storageState = await sessionOf(browser, hosting, 'admin');
    const member = await visitor(browser, { storageState });
    // Until what is fetched ahead is there, too.
    const all = await scriptsOf(member, `${hosting}/`, dashboardReady, 10_000);
    if (withFirestore(all) === 0)
      throw new Error('Firestore is not told by its service name any more: the zeros are void.');
    const ahead = all.findIndex(beginsAhead);
    if (ahead < 0)
      throw new Error('Nothing was fetched ahead: its first script has another name, or came too late.');
    const waited = all.slice(0, ahead);
    const first = waited.filter((script) => !isChart(script));
    const precached = await precachedWeight(hosting, all);
    return [
      atMost('JavaScript, landing (gzip)', kilobytes(sum(landing)), 120, 'kB'),
      atMost('Scripts with Firestore on the landing page', withFirestore(landing), 0),
      atMost('JavaScript, sign-in (gzip)', kilobytes(sum(signIn)), 160, 'kB'),
      atMost('Scripts with Firestore on the sign-in page', withFirestore(signIn), 0),
      atMost('JavaScript, first dashboard (gzip)', kilobytes(sum(first)), 360, 'kB'),
      forTheRecord('JavaScript, its chart afterwards (gzip)', kilobytes(sum(waited) - sum(first)), 'kB'),
      forTheRecord(
        'JavaScript, fetched ahead of being asked for (gzip)',
        kilobytes(sum(all) - sum(waited)),
        'kB',
      ),
      forTheRecord('Kept on the device afterwards, all but those (gzip)', kilobytes(precached), 'kB'),
    ];
  });
