import i18next from 'i18next';
import { commands } from './en/commands.ts';
// The catalogue that these join.
import './index.ts';

export type { commands } from './en/commands.ts';

/** Loaded with the command palette, the help sheet and the tour, seconds after the first screen or when asked for. */
i18next.addResourceBundle('en', 'translation', { commands }, true);
