/** When the page has nothing else to do, and after so many milliseconds at the latest. Safari has no word for it. */
export const idle = (atMostMs: number): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: atMostMs });
    else setTimeout(done, atMostMs);
  });
