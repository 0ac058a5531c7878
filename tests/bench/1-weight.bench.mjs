import { gzipSync } from 'node:zlib';
import { dashboardReady, sessionOf, visitor, withBrowser } from './support/browser.mjs';
import { atMost, forTheRecord } from './support/rows.mjs';

const kilobytes = (bytes) => bytes / 1000;
const isChart = ({ url }) => /Giving(Bars|Chart)|charts/.test(url);

/** Every script that a first visit fetches until `ready`, compressed as a host would. */
async function scriptsOf(context, url, ready) {
  const page = await context.newPage();
  const fetched = [];
  page.on('response', (response) => {
    const script = /\.m?js(\?|$)/.test(new URL(response.url()).pathname);
    if (script && response.ok())
      fetched.push(response.body().then((body) => ({ url: response.url(), body })));
  });
  await page.goto(url);
  await ready(page);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(1_500);
  const scripts = await Promise.all(fetched);
  await context.close();
  return scripts.map(({ url: from, body }) => ({ url: from, gz: gzipSync(body, { level: 9 }).length, body }));
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
    const all = await scriptsOf(await visitor(browser, { storageState }), `${hosting}/`, dashboardReady);
    if (withFirestore(all) === 0)
      throw new Error('Firestore is not told by its service name any more: the zeros are void.');
    const first = all.filter((script) => !isChart(script));
    return [
      atMost('JavaScript, landing (gzip)', kilobytes(sum(landing)), 120, 'kB'),
      atMost('Scripts with Firestore on the landing page', withFirestore(landing), 0),
      atMost('JavaScript, sign-in (gzip)', kilobytes(sum(signIn)), 160, 'kB'),
      atMost('Scripts with Firestore on the sign-in page', withFirestore(signIn), 0),
      atMost('JavaScript, first dashboard (gzip)', kilobytes(sum(first)), 360, 'kB'),
      forTheRecord('JavaScript, its chart afterwards (gzip)', kilobytes(sum(all) - sum(first)), 'kB'),
    ];
  });
