import { join } from './bundle.ts';
import { proposals } from './en/proposals.ts';

export type { proposals } from './en/proposals.ts';

/** Loaded with the queue of proposed corrections. */
join({ proposals }, () => import('./es/proposals.ts'));
