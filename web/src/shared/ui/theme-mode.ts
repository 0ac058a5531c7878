import { create } from 'zustand';
import { type Theme, themes } from '#shared/themes.ts';
import { recall, remember } from '../local-storage.ts';

/** Local storage key of the specification; `web/first.js` reads it before the first paint. */
const key = 'theme';

const device = matchMedia('(prefers-color-scheme: dark)');
const resolve = (theme: Theme): 'light' | 'dark' =>
  theme === 'system' ? (device.matches ? 'dark' : 'light') : theme;

function remembered(): Theme {
  const value = recall(key);
  return themes.find((theme) => theme === value) ?? 'system';
}

/** The chosen theme and what it means on this device right now. */
export const useTheme = create<{ theme: Theme; shown: 'light' | 'dark' }>(() => {
  const theme = remembered();
  return { theme, shown: resolve(theme) };
});

const paint = () => {
  const { shown } = useTheme.getState();
  document.documentElement.classList.toggle('dark', shown === 'dark');
  document.documentElement.setAttribute('data-mantine-color-scheme', shown);
};

export function chooseTheme(theme: Theme): void {
  useTheme.setState({ theme, shown: resolve(theme) });
  paint();
  remember(key, theme);
}

/** What the toggle goes to: dark from light, light from dark and from system. */
export const toggled = (theme: Theme): Theme => (theme === 'light' ? 'dark' : 'light');

device.addEventListener('change', () => chooseTheme(useTheme.getState().theme));
paint();
