/** Runs in the page, before its own scripts: when the hand came down, kept where a new page of the same site finds it. */
function noteTaps() {
  const note = ({ timeStamp }) => {
    if (sessionStorage.getItem('benchTapped') === 'armed')
      sessionStorage.setItem('benchTapped', String(performance.timeOrigin + timeStamp));
  };
  for (const type of ['click', 'change']) addEventListener(type, note, { capture: true });
}

export const watchTaps = (context) => context.addInitScript(noteTaps);

/** Runs in the page at every frame: milliseconds since the tap, once all that is looked for is there. */
function sinceTap({ selector, text, everywhere }) {
  const tapped = Number(sessionStorage.getItem('benchTapped') ?? Number.NaN);
  if (Number.isNaN(tapped)) return null;
  const pattern = new RegExp(text ?? '');
  const found = [...document.querySelectorAll(selector)].map(({ textContent }) => pattern.test(textContent));
  const there = found.length > 0 && (everywhere ? found.every(Boolean) : found.some(Boolean));
  return there ? performance.timeOrigin + performance.now() - tapped : null;
}

/**
 * Milliseconds from the browser's hearing of a tap, or of a choice in a list, to the frame that draws what `seen` looks
 * for, across a reload too. `seen`: a selector, the words in it, and whether everything that it selects has them.
 */
export async function timed(page, tap, seen) {
  await page.evaluate(() => sessionStorage.setItem('benchTapped', 'armed'));
  const waiting = page.waitForFunction(sinceTap, seen, { polling: 'raf', timeout: 60_000 });
  const [found] = await Promise.all([waiting, tap()]);
  return found.jsonValue();
}

/** Runs in the page: milliseconds since it was asked for, once what is looked for is there. */
function sinceStart({ selector, text }) {
  const pattern = new RegExp(text ?? '');
  const there = [...document.querySelectorAll(selector)].some(({ textContent }) => pattern.test(textContent));
  return there ? performance.now() : null;
}

/** Milliseconds from the beginning of a page that is being opened. */
export async function opened(page, url, seen) {
  await page.goto(url, { waitUntil: 'commit' });
  const found = await page.waitForFunction(sinceStart, seen, { polling: 'raf', timeout: 60_000 });
  return found.jsonValue();
}

/** Scripts that the page has fetched so far, in bytes. `gzip`: as compressed; `sent`: what came over the network for it. */
export const scriptsOf = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize, transferSize }) => ({
        name,
        gzip: encodedBodySize,
        sent: transferSize,
      })),
  );
