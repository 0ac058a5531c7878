import { join } from './bundle.ts';
import { voterImport } from './en/voterImport.ts';

/** Loaded with the import of a voter file. */
join({ voterImport }, () => import('./es/voterImport.ts'));
