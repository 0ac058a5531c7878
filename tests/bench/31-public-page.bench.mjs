import { runnerImport } from 'vite';
import { eventPictureBytesMax } from '../../functions/shared/api/events-api.ts';
import { at } from '../../scripts/lib/paths.mjs';
import { withBrowser } from './support/browser.mjs';
import { onPhone } from './support/first-visit.mjs';
import { atMost, forTheRecord, median, repeat } from './support/rows.mjs';
import { scriptsOf } from './support/stopwatch.mjs';
import { slow4G, slowDown, vitalsOf } from './support/vitals.mjs';

const rounds = 5;

/** Draws a picture that weighs as much as one may: grain does not compress. */
const drawPicture = (browser) =>
  onPhone(browser, false, (page) =>
    page.evaluate((most) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 });
      const draw = canvas.getContext('2d');
      const pixels = draw.createImageData(canvas.width, canvas.height);
      for (let at = 0; at < pixels.data.length; at += 4) {
        const value = 128 + 60 * Math.sin(at / 9_000) + 50 * Math.random();
        pixels.data.set([value, value * 0.9, value * 0.8, 255], at);
      }
      draw.putImageData(pixels, 0, 0);
      let best = '';
      for (let quality = 0.02; quality < 1; quality += 0.005) {
        const data = canvas.toDataURL('image/webp', quality).split(',')[1];
        if (data.length * 0.75 > most) break;
        best = data;
      }
      return best;
    }, eventPictureBytesMax),
  );

const open = (browser, address, isSlow) =>
  onPhone(browser, false, async (page) => {
    if (isSlow) await slowDown(page.context(), page, slow4G);
    await page.goto(address);
    await page.waitForTimeout(isSlow ? 2_500 : 500);
    const [{ lcp, cls }, scripts] = [await vitalsOf(page), await scriptsOf(page)];
    const picture = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes('/picture/'))
          ?.encodedBodySize,
    );
    const html = await page.evaluate(() => performance.getEntriesByType('navigation')[0].encodedBodySize);
    return { lcp, cls, picture, html, script: scripts.reduce((sum, { gzip }) => sum + gzip, 0) };
  });

/** A stranger's phone opens an event's page over a slow network; the server is warm, and nothing of it is cached. */
export default async ({ chromium }) => {
  const { module: site } = await runnerImport(at('tests/bench/support/public-page.ts'));
  return withBrowser(chromium, async (browser) => {
    const { address, close } = await site.publicPage({
      type: 'image/webp',
      data: await drawPicture(browser),
    });
    try {
      await open(browser, address, false);
      const visits = await repeat(rounds, () => open(browser, address, true));
      const middle = (key) => median(visits.map((visit) => visit[key]));
      return [
        atMost(
          'Public event page: largest paint, slow 4G and a processor 4× slower',
          middle('lcp'),
          1_500,
          'ms',
        ),
        atMost('Public event page: layout shift', Math.max(...visits.map(({ cls }) => cls)), 0.05),
        atMost('Public event page: scripts (gzip)', middle('script') / 1_000, 60, 'kB'),
        atMost('Public event page: picture', middle('picture') / 1_000, 60, 'kB'),
        forTheRecord('Public event page: HTML (gzip)', middle('html') / 1_000, 'kB'),
      ];
    } finally {
      close();
    }
  });
};
