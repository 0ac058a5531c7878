import { registerTexts } from './bundle.ts';
import { turfs } from './en/turfs.ts';

export type { turfs } from './en/turfs.ts';

/** Loaded with the screens of turfs. */
registerTexts({ turfs }, () => import('./es/turfs-bundle.ts'));
