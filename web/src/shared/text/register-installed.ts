import { registerTexts } from './bundle.ts';
import { installed } from './en/installed.ts';

/** Loaded some seconds after the first screen, and with the account. */
registerTexts({ installed }, () => import('./es/installed.ts'));
