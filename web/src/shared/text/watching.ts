import { join } from './bundle.ts';
import { watching } from './en/watching.ts';

/** Loaded with the screens of analytics, which the first dashboard does without. */
join(watching, () => import('./es/watching.ts'));
