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
