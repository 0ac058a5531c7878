import { join } from './bundle.ts';
import { voterData } from './en/voter-data.ts';

/** Loaded with the screens of voters. */
join({ voterData }, () => import('./es/voter-data.ts'));
