import { registerTexts } from './bundle.ts';
import { canvass } from './en/canvass.ts';
import { voterCodes } from './en/voter-codes.ts';

export type { canvass } from './en/canvass.ts';
export type { voterCodes } from './en/voter-codes.ts';

/** Loaded with a canvasser's screens, which need none of the voter file's other texts. */
registerTexts({ canvass, voterCodes }, () => import('./es/canvass-bundle.ts'));
