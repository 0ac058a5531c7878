import { sessionOf, visitor, withBrowser } from './support/browser.mjs';
import { watchReads } from './support/reads.mjs';
import { atLeast, atMost, median, repeat } from './support/rows.mjs';

/** Runs in the page: milliseconds from the first document to the first row on the screen. */
const drawnAfter = () =>
  new Promise((done) => {
    const look = () => {
      const { firstAt } = globalThis.reads;
      if (firstAt !== null && document.querySelector('[data-row]')) done(performance.now() - firstAt);
      else requestAnimationFrame(look);
    };
    look();
  });

/** Runs in the page: scrolls for three seconds, and counts frames and rows. */
const scrolled = async () => {
  const stepPx = 40;
  const until = performance.now() + 3_000;
  const box = [...document.querySelectorAll('main, main *')].find(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 400 && clientHeight > 200,
  );
  const target = box && getComputedStyle(box).overflowY !== 'visible' ? box : document.scrollingElement;
  let rows = 0;
  let before = performance.now();
  const gaps = [];
  while (before < until) {
    target.scrollBy(0, stepPx);
    const now = await new Promise(requestAnimationFrame);
    gaps.push(now - before);
    before = now;
    rows = Math.max(rows, document.querySelectorAll('[data-row]').length);
  }
  gaps.sort((one, other) => one - other);
  const half = gaps.slice(Math.floor(gaps.length * 0.05), Math.ceil(gaps.length * 0.95));
  return {
    rows,
    fps: 1_000 / (half.reduce((sum, gap) => sum + gap, 0) / half.length),
    top: target.scrollTop,
  };
};

/** A long list: how soon its first rows are there, how many it draws, and whether it scrolls smoothly. */
export default ({ hosting, chromium }) =>
  withBrowser(chromium, async (browser) => {
    const storageState = await sessionOf(browser, hosting, 'admin');
    const visits = await repeat(3, async () => {
      const context = await visitor(browser, { storageState });
      await watchReads(context);
      const page = await context.newPage();
      await page.goto(`${hosting}/#/account`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(1_000);
      await page.evaluate(() => {
        globalThis.reads.firstAt = null;
        location.hash = '#/fundraising/donations';
      });
      const drawn = await page.evaluate(drawnAfter);
      const scroll = await page.evaluate(scrolled);
      if (scroll.top < 1_000) throw new Error('The list of donations did not scroll: nothing was measured.');
      await context.close();
      return { drawn, ...scroll };
    });
    return [
      atMost('First rows after their data', median(visits.map(({ drawn }) => drawn)), 300, 'ms'),
      atMost('Rows in the page, most while scrolling', Math.max(...visits.map(({ rows }) => rows)), 60),
      atLeast('Scrolling, frames a second', median(visits.map(({ fps }) => fps)), 50),
    ];
  });
