import { registerTexts } from './bundle.ts';
import { commands } from './en/commands.ts';

export type { commands } from './en/commands.ts';

/** Loaded with the command palette, the help sheet and the tour, seconds after the first screen or when asked for. */
registerTexts({ commands }, () => import('./es/commands.ts'));
