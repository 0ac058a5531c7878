import { registerTexts } from './bundle.ts';
import { voterData } from './en/voter-data.ts';

/** Loaded with the screens of voters. */
registerTexts({ voterData }, () => import('./es/voter-data.ts'));
