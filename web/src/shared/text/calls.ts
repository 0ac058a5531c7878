import { join } from './bundle.ts';
import { calls } from './en/calls.ts';
import { voterCodes } from './en/voter-codes.ts';

export type { calls } from './en/calls.ts';

/** Loaded with the phone bank: what its organizers and its callers read. */
join({ calls, voterCodes }, () => import('./es/calls-bundle.ts'));
