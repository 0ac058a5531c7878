import { registerTexts } from './bundle.ts';
import { proposals } from './en/proposals.ts';

export type { proposals } from './en/proposals.ts';

/** Loaded with the queue of proposed corrections. */
registerTexts({ proposals }, () => import('./es/proposals.ts'));
