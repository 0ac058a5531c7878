import { registerTexts } from './bundle.ts';
import { scripts } from './en/scripts.ts';
import { voterCodes } from './en/voter-codes.ts';

export type { scripts } from './en/scripts.ts';

/** Loaded with the screens on which a script is read or a result is chosen, of which a canvasser's telephone has few. */
registerTexts({ scripts, voterCodes }, () => import('./es/scripts-bundle.ts'));
