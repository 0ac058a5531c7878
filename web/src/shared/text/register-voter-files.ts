import { registerTexts } from './bundle.ts';
import { voterFiles } from './en/voter-files.ts';

export type { voterFiles } from './en/voter-files.ts';

/** Loaded with the list of imported voter files, and with their import. */
registerTexts({ voterFiles }, () => import('./es/voter-files.ts'));
