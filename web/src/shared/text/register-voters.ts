import { registerTexts } from './bundle.ts';
import { voterCodes } from './en/voter-codes.ts';
import { voterSearch } from './en/voter-search.ts';
import { voters } from './en/voters.ts';

export type { voterCodes } from './en/voter-codes.ts';
export type { voterSearch } from './en/voter-search.ts';
export type { voters } from './en/voters.ts';

/** Loaded with the screens of voters. */
registerTexts({ voters, voterSearch, voterCodes }, () => import('./es/voter-bundle.ts'));
