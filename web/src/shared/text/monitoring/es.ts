import type { Translation } from '../registry.ts';
import { analytics } from './analytics/es.ts';
import type { monitoring as english } from './en.ts';
import { health } from './health/es.ts';
import { reports } from './reports/es.ts';

const watching: Translation<typeof english> = {
  analytics,
  health,
  reports,
};
export default watching;
