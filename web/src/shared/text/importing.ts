import { join } from './bundle.ts';
import { importing } from './en/importing.ts';

/** Loaded with the import. */
join(importing, () => import('./es/importing.ts'));
