import { join } from './bundle.ts';
import { outside } from './en/outside.ts';

/** Loaded with the landing and the pricing page: 2 kB that signing in does without. */
join(outside, () => import('./es/outside.ts'));
