import { create } from 'zustand';
import { type Accent, accents } from '#shared/themes.ts';
import { recall, remember } from '../local-storage.ts';

/** `web/first.js` reads it before the first paint. */
const key = 'accent';

/** The accent of this device; `tokens.css` and Mantine's theme say what it looks like. */
export const useAccent = create<{ accent: Accent }>(() => {
  const value = recall(key);
  return { accent: accents.find((accent) => accent === value) ?? 'ink' };
});

export function chooseAccent(accent: Accent): void {
  useAccent.setState({ accent });
  document.documentElement.setAttribute('data-accent', accent);
  remember(key, accent);
}
