import { join } from './bundle.ts';
import { settings } from './en/settings.ts';

/** Loaded with the pages that say them: the account, the team, turning on a second factor. */
join(settings, () => import('./es/settings.ts'));
