import { registerTexts } from '../registry.ts';
import { analytics } from './analytics/en.ts';
import { health } from './health/en.ts';
import { reports } from './reports/en.ts';

/** Texts of what watches over the campaign and its software. */
export const monitoring = { analytics, health, reports } as const;

/** Loaded with the screens of analytics, which the first dashboard does without. */
registerTexts(monitoring, () => import('./es.ts'));
