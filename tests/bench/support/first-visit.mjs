import { opened, scriptsOf, timed, watchTaps } from './stopwatch.mjs';
import { slowDown, vitalsOf, watchVitals } from './vitals.mjs';

/** Milliseconds in which a screen comes to rest: the chart, and here the lists' records too. */
const settle = { plain: 2_500, slow: 6_000 };

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-US' };

/** A phone that was never here before, for `work`. */
export async function onPhone(browser, slow, work) {
  const context = await browser.newContext(phone);
  await watchVitals(context);
  await watchTaps(context);
  const page = await context.newPage();
  if (slow) await slowDown(context, page);
  try {
    return await work(page, () => page.waitForTimeout(slow ? settle.slow : settle.plain));
  } finally {
    await context.close();
  }
}

/** Each script once, whichever of the pages fetched it. */
export function weighed(...lists) {
  const all = lists.flat();
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  const once = new Map(all.map(({ name, gzip }) => [name, gzip]));
  return { gzip: sum([...once.values()]), sent: sum(all.map(({ sent }) => sent)) };
}

const dashboard = { selector: 'main', text: String.raw`Total raised\$[\d,]+.*[\d,]+ gifts in all` };
const heading = (text) => ({ selector: 'h1', text });
const row = (text) => ({ selector: '[data-row]', text });
/** It stands first in a list from A to Z. */
const newcomer = 'Aaron Abara';

/** The way of a visitor who is convinced: the landing page, the demo, a list, a record, one of their own. */
export const visit = (browser, origin, slow) =>
  onPhone(browser, slow, async (page, rest) => {
    const link = (name) => page.getByRole('link', { name });
    await page.goto(`${origin}/`);
    await rest();
    const landing = await vitalsOf(page);
    const before = await scriptsOf(page);
    const start = await timed(page, () => link('Try the demo').first().tap(), dashboard);
    const untilNumbers = weighed(before, await scriptsOf(page));
    await rest();
    const inside = await vitalsOf(page);
    const withChart = weighed(before, await scriptsOf(page));

    const menu = await timed(page, () => page.getByRole('button', { name: 'Open the menu' }).tap(), {
      selector: 'dialog[open] a',
    });
    const fundraising = page.getByRole('dialog').getByRole('link', { name: 'Fundraising & Finance' });
    const list = await timed(page, () => fundraising.tap(), row());
    const major = () => page.getByLabel('Giving capacity').selectOption('Major');
    const filter = await timed(page, major, { ...row('Major'), everywhere: true });
    const all = () => page.getByLabel('Giving capacity').selectOption('Any capacity');
    await timed(page, all, row('Unknown'));
    const record = await timed(page, () => page.locator('[data-row] a').first().tap(), {
      selector: 'main',
      text: String.raw`Total given\$`,
    });
    await timed(page, () => link('Back to Donors').tap(), row());
    const form = await timed(page, () => link('Add donor').tap(), heading('New donor'));
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(newcomer);
    const save = await timed(page, () => page.getByRole('button', { name: 'Save' }).tap(), heading(newcomer));
    const back = await timed(page, () => link('Back to Donors').tap(), row(newcomer));
    return {
      ...{ lcp: landing.lcp, cls: Math.max(landing.cls, inside.cls) },
      ...{ tbt: landing.tbt, tbtInside: inside.tbt, longestInside: inside.longest },
      ...{ gzipAtNumbers: untilNumbers.gzip, sent: untilNumbers.sent, gzip: withChart.gzip },
      ...{ start, menu, list, filter, record, form, saved: save + back },
    };
  });

/** The demo's dashboard, for somebody who was sent its address: what a rival's demo is opened at, too. */
export const openDemo = (browser, origin, slow) =>
  onPhone(browser, slow, async (page, rest) => {
    const numbers = await opened(page, `${origin}/#/demo`, dashboard);
    await rest();
    const { lcp, tbt } = await vitalsOf(page);
    return { lcp, tbt, numbers, gzip: weighed(await scriptsOf(page)).gzip };
  });
