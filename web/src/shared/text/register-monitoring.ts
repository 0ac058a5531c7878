import { registerTexts } from './bundle.ts';
import { monitoring } from './en/monitoring.ts';

/** Loaded with the screens of analytics, which the first dashboard does without. */
registerTexts(monitoring, () => import('./es/monitoring.ts'));
