import { registerTexts } from './bundle.ts';
import { calls } from './en/calls.ts';
import { voterCodes } from './en/voter-codes.ts';

export type { calls } from './en/calls.ts';

/** Loaded with the phone bank; planning brings its own. */
registerTexts({ calls, voterCodes }, () => import('./es/calls-bundle.ts'));
