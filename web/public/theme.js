// Sets colour scheme and accent before the first paint; src/shared/ui/{theme-mode,accent}.ts take over from there.
(() => {
  let chosen = null;
  let accent = null;
  try {
    chosen = localStorage.getItem('theme');
    accent = localStorage.getItem('accent');
  } catch {
    // Storage is closed in some private windows: the device's own scheme is right there.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (accent) root.setAttribute('data-accent', accent);
})();
