// Sets colour scheme and accent before the first paint; src/shared/ui/{theme-mode,accent}.ts take over from there. Hides
// the page that the host has sent from whom another one comes for; src/app/served.ts ends that.
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
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (accent) root.setAttribute('data-accent', accent);
  const { pathname, hash, search } = location;
  const elsewhere =
    pathname.replace(/(.)\/$/, '$1') !== root.dataset.served ||
    /^#\/./.test(hash) ||
    /[?&]oobCode=/.test(search);
  // The pages are sent in English.
  const spanish = (language ?? navigator.language).startsWith('es');
  if (member || elsewhere || spanish) root.setAttribute('data-starting', '');

  // Somebody was here before: their first screen's files, which the build names, begin to come now (web/ahead.ts).
  const files = document.currentScript.dataset.ahead;
  const enters = member && !/^#\/(demo|pricing|privacy|terms)/.test(hash);
  for (const file of enters && files ? files.split(' ') : []) {
    const link = document.createElement('link');
    const script = file.endsWith('.js');
    link.rel = script ? 'modulepreload' : 'preload';
    if (!script) link.as = file.endsWith('.css') ? 'style' : 'font';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
})();
