/**
 * Runs in the page, before its own scripts: counts what the database sends and which listeners are open, from
 * the traffic itself, so that nothing in the app can miscount. A document that arrives is a read that is billed.
 */
function listenIn() {
  const seen = { documents: 0, firstAt: null, open: new Set() };
  globalThis.reads = seen;
  const isListen = (url) => /Firestore\/Listen\/channel/.test(String(url));

  const onRequest = (body) => {
    const text = decodeURIComponent(String(body ?? '').replaceAll('+', ' '));
    for (const [, id] of text.matchAll(/"targetId":(\d+)/g)) seen.open.add(id);
    for (const [, id] of text.matchAll(/"removeTarget":(\d+)/g)) seen.open.delete(id);
  };
  const arrived = (text) => {
    const count = text.match(/"documentChange"/g)?.length ?? 0;
    if (count > 0) seen.firstAt ??= performance.now();
    seen.documents += count;
  };

  // The SDK streams over fetch wherever the browser can, as Chromium does.
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!isListen(request.url)) return fetch(request);
    onRequest(await request.clone().text());
    const answer = await fetch(request);
    follow(answer.clone(), arrived);
    return answer;
  };
  async function follow(answer, take) {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const bytes of answer.body ?? []) {
      const text = rest + decoder.decode(bytes, { stream: true });
      // A word that the end of a piece cuts in two is counted with the next piece.
      const last = text.lastIndexOf('"');
      const end = last > text.length - 16 ? last : text.length;
      take(text.slice(0, end));
      rest = text.slice(end);
    }
  }
}

export const watchReads = (context) => context.addInitScript(listenIn);

/** Documents since the last time of asking, and listeners that are open now. */
export const readsOf = (page) =>
  page.evaluate(() => {
    const { documents, open } = globalThis.reads;
    globalThis.reads.documents = 0;
    globalThis.reads.firstAt = null;
    return { documents, listeners: open.size };
  });

/** Waits until the database has sent nothing for so many milliseconds: a machine with other work is slow to ask. */
export async function readingEnds(page, rest) {
  const seen = () => page.evaluate(() => `${globalThis.reads.documents} ${globalThis.reads.open.size}`);
  for (let before = '', now = await seen(); before !== now; now = await seen()) {
    before = now;
    await page.waitForTimeout(rest);
  }
}
