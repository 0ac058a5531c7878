// Public pages: fetches the form's token, and does the work that proves a browser did it while somebody types.
// Without this the form works too; the campaign then looks at what was sent before it counts.
(() => {
  const form = document.querySelector('form[data-token]');
  if (!form || !window.crypto?.subtle) return;
  const field = (name) => form.elements.namedItem(name);
  const bits = (bytes) => {
    let zeros = 0;
    for (const byte of bytes) {
      if (byte !== 0) return zeros + Math.clz32(byte) - 24;
      zeros += 8;
    }
    return zeros;
  };
  const text = new TextEncoder();
  const solve = async (token, difficulty) => {
    for (let at = 0; ; at++) {
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(`${token}/${at}`)));
      if (bits(hash) >= difficulty) return at;
    }
  };
  let ready = null;
  const prepare = async () => {
    const answer = await fetch(form.dataset.token, { cache: 'no-store' });
    const { token, difficulty } = await answer.json();
    field('token').value = token;
    field('work').value = String(await solve(token, difficulty));
  };
  // Once somebody begins to fill it in: whoever only reads spends nothing.
  const begin = () => {
    ready ??= prepare().catch(() => undefined);
    return ready;
  };
  form.addEventListener('focusin', begin, { once: true });
  form.addEventListener('change', begin, { once: true });
  let isSent = false;
  form.addEventListener('submit', async (event) => {
    if (isSent) return event.preventDefault();
    isSent = true;
    if (field('work').value !== '') return;
    event.preventDefault();
    await begin();
    form.submit();
  });
  // Back from the next page, where the browser kept this one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
})();

// Whoever waits to be let in: looks again, and shows the page anew once it says something else.
(() => {
  const again = document.querySelector('[data-again]');
  if (!again) return;
  const heading = document.querySelector('h1').textContent;
  const look = async () => {
    const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
    if (answer?.ok && !(await answer.text()).includes(`<h1>${heading}</h1>`)) location.reload();
  };
  setInterval(look, Number(again.dataset.again) * 1_000);
})();

// The doors of a walk-up: results are kept on the telephone until the server has them, each under an id of its own.
(() => {
  const walk = document.querySelector('[data-walk]');
  if (!walk) return;
  const { walk: path, turf, until, noted, undo, refused } = walk.dataset;
  const key = `walk ${path.split('/').at(-1)}`;
  const unsent = document.querySelector('[data-unsent]');
  const read = () => JSON.parse(localStorage.getItem(key) ?? '[]');
  let isOver = false;
  const keep = (all) => {
    localStorage.setItem(key, JSON.stringify(all));
    unsent.hidden = all.length === 0;
    unsent.querySelector('span').textContent = String(all.length);
    if (isOver && all.length === 0) location.reload();
  };
  // The doors go at once; the page stays until the results that it still has are sent.
  const close = () => {
    isOver = true;
    for (const part of document.querySelectorAll('main > :not(h1, [data-unsent])')) part.remove();
    keep(read());
  };
  // What was noted can be taken back without the page being drawn anew.
  const offerUndo = (voter, id) => {
    const person = document.getElementById(`v-${voter}`);
    if (!person || !id) return;
    const form = document.createElement('form');
    Object.assign(form, { className: 'bare', method: 'post', action: path });
    for (const [name, value] of Object.entries({ undo: id, voter, id: crypto.randomUUID() }))
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    form.append(Object.assign(document.createElement('button'), { className: 'quiet', textContent: undo }));
    person.querySelector('form:has([name="undo"])')?.remove();
    person.querySelector('form').before(form);
  };
  let isSending = false;
  const send = async () => {
    if (isSending) return;
    isSending = true;
    try {
      for (let all = read(); all.length > 0; all = read()) {
        const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
        const answer = await fetch(path, { method: 'POST', body: all[0], headers });
        const { status } = answer;
        if (status === 429 || status >= 500) break;
        keep(read().slice(1));
        if (answer.ok) offerUndo(new URLSearchParams(all[0]).get('voter'), (await answer.json()).undo);
        // Whoever has nothing any more sees no doors either.
        if (status === 404) document.querySelector('main').textContent = refused;
      }
    } catch {
      // Without a connection they wait.
    }
    isSending = false;
  };
  document.addEventListener('submit', (event) => {
    const { target, submitter } = event;
    const fields = new URLSearchParams(new FormData(target));
    if (submitter?.name) fields.set(submitter.name, submitter.value);
    if (fields.has('undo')) return;
    event.preventDefault();
    fields.set('id', crypto.randomUUID());
    fields.set('at', String(Date.now()));
    keep([...read(), fields.toString()]);
    target.parentElement.querySelector('[data-state]').textContent =
      `${noted}: ${submitter?.textContent ?? ''}`;
    send();
  });
  // Tonight the doors are gone from this page too.
  const end = () => {
    if (!isOver && Date.now() >= Number(until)) close();
  };
  // A lead may have taken the turf back: the doors go without a reload then.
  const look = async () => {
    if (isOver || document.hidden) return;
    const headers = { accept: 'application/json' };
    const answer = await fetch(path, { cache: 'no-store', headers }).catch(() => null);
    if (answer?.status === 404) return close();
    const held = answer?.ok ? (await answer.json()).turf : turf;
    // The next turf is drawn once what was noted in this one is sent.
    if (held !== turf) close();
  };
  setInterval(end, 30_000);
  setInterval(send, 20_000);
  setInterval(look, 60_000);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', () => {
    send();
    look();
  });
  keep(read());
  send();
})();
