// Written into index.html (web/first.ts): it runs before the first paint, and no page waits for a file of it. Whatever is
// changed here changes its hash in firebase.json, which the build tells.
(() => {
  let chosen = null;
  let accent = null;
  let member = null;
  let language = null;
  try {
    chosen = localStorage.getItem('theme');
    accent = localStorage.getItem('accent');
    member = localStorage.getItem('signedInBefore');
    language = localStorage.getItem('language');
  } catch {
    // Storage is closed in some private windows: the device's own scheme is right there.
  }

  // So that a dark screen never flashes white; src/shared/ui/{theme-mode,accent}.ts take over from here.
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (accent) root.setAttribute('data-accent', accent);

  // Hides the page that the host has sent from whom another one comes for; src/app/served.ts ends that.
  const { pathname, hash, search } = location;
  const elsewhere =
    pathname.replace(/(.)\/$/, '$1') !== root.dataset.served ||
    /^#\/./.test(hash) ||
    /[?&]oobCode=/.test(search);
  // The pages are sent in English.
  const spanish = (language ?? navigator.language).startsWith('es');
  const starting = member || elsewhere || spanish;
  if (starting) root.setAttribute('data-starting', '');

  const { app, ahead } = document.currentScript.dataset;
  // While the build has not named the app's files, index.html asks for them itself.
  if (!app) return;
  const [main, ...others] = app.split(' ');
  const fetchFirst = (files) => {
    for (const file of files) {
      const link = document.createElement('link');
      const script = file.endsWith('.js');
      link.rel = script ? 'modulepreload' : 'preload';
      if (!script) link.as = file.endsWith('.css') ? 'style' : 'font';
      link.crossOrigin = '';
      link.href = `/${file}`;
      document.head.append(link);
    }
  };
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = `/${main}`;
    // It draws into the page, which may be still on its way.
    const add = () => document.head.append(script);
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', add);
    else add();
  };
  if (starting) {
    fetchFirst([main, ...others]);
    // Somebody was here before: their first screen's files begin to come now, too (web/first.ts).
    if (member && !/^#\/(demo|pricing|privacy|terms)/.test(hash)) fetchFirst(ahead.split(' '));
    start();
    return;
  }
  // Lazy in the page, so that nobody fetches it who comes for another screen; here it is what is waited for.
  new MutationObserver((_, watch) => {
    const picture = document.querySelector('img[fetchpriority="high"]');
    if (!picture) return;
    picture.loading = 'eager';
    watch.disconnect();
  }).observe(root, { childList: true, subtree: true });
  // The page is whole without the app, which would take the network and the processor from it: the app's files come once
  // the page is there, and it starts when somebody turns to the page.
  addEventListener('load', () => setTimeout(() => fetchFirst([main, ...others])));
  for (const act of ['pointermove', 'pointerdown', 'scroll', 'keydown', 'focusin', 'hashchange'])
    addEventListener(act, start, { once: true, passive: true });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', start, { once: true });
  // A link that is taken away while a finger is on it would not be followed: src/app/served.ts waits until it is lifted.
  addEventListener('pointerdown', () => root.setAttribute('data-pressed', ''));
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => setTimeout(() => root.removeAttribute('data-pressed')));
  // What a button, or a link within the page, was pressed for is done when the app has put its own in the place of it.
  const acting = 'button, a[href^="#"]:not([href^="#/"])';
  addEventListener('click', (event) => {
    const { target } = event;
    const pressed = root.dataset.served && target instanceof Element ? target.closest(acting) : null;
    if (!pressed) return;
    // The app leads by the hash by now: a place within the page would be no screen of it.
    if (location.hash.startsWith('#/')) event.preventDefault();
    start();
    const place = [...document.querySelectorAll(acting)].indexOf(pressed);
    const named = (one) => `${one?.ariaLabel} ${one?.textContent}`;
    const again = () => {
      if (pressed.isConnected) return setTimeout(again, 30);
      const own = document.querySelectorAll(acting)[place];
      // Where another page was drawn there is none.
      if (named(own) === named(pressed)) own.click();
    };
    again();
  });
  // A member's mark may be lost, and Auth's own database be there (src/app/session/hint.ts).
  const wasHere = async () => {
    const all = await indexedDB.databases();
    if (all.some(({ name }) => name === 'firebaseLocalStorageDb')) start();
  };
  wasHere().catch(() => undefined);
})();
