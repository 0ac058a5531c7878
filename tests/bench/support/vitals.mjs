/** Chromium's own "Fast 4G" beside a processor four times slower: the phone of a volunteer. */
const fast4G = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };
/** Chromium's own "Slow 4G". */
export const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
const slowdown = 4;

export async function slowDown(context, page, network = fast4G) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Runs in the page, before its own scripts. */
function observe() {
  const seen = { lcp: 0, fcp: 0, cls: 0, tasks: [] };
  globalThis.vitals = seen;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  on('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ startTime, duration });
  });
}

export const watchVitals = (context) => context.addInitScript(observe);

/** What the page has seen so far. Blocking time counts what is over 50 ms of every task after the first paint. */
export async function vitalsOf(page) {
  const { lcp, fcp, cls, tasks } = await page.evaluate(() => globalThis.vitals);
  const blocking = tasks.filter(({ startTime }) => startTime >= fcp).map(({ duration }) => duration - 50);
  const longest = Math.max(0, ...tasks.map(({ duration }) => duration));
  return { lcp, cls, tbt: blocking.reduce((sum, ms) => sum + ms, 0), longest };
}
