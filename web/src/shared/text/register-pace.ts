import { registerTexts } from './bundle.ts';
import { pace } from './en/pace.ts';

export type { pace } from './en/pace.ts';

/** Loaded with the pace of field work. */
registerTexts({ pace }, () => import('./es/pace-bundle.ts'));
