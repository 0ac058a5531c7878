import { analytics } from './analytics.ts';
import { health } from './health.ts';
import { reports } from './reports.ts';

/** Texts of what watches over the campaign and its software. */
export const monitoring = { analytics, health, reports } as const;
