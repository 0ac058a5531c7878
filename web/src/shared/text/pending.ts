import { join } from './bundle.ts';
import { pending } from './en/pending.ts';

/** Loaded with the panel of waiting changes, which most visits never open. */
join({ pending }, () => import('./es/pending.ts'));
