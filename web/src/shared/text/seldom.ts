import { join } from './bundle.ts';
import { seldom } from './en/seldom.ts';

/** Loaded with the pages that say them: 3 kB that the landing page does without. */
join(seldom, () => import('./es/seldom.ts'));
