import { registerTexts } from './bundle.ts';
import { settings } from './en/settings.ts';

/** Loaded with the pages that say them: the account, the team, turning on a second factor. */
registerTexts(settings, () => import('./es/settings.ts'));
