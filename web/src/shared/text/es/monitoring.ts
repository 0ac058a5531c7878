import type { Translation } from '../bundle.ts';
import type { monitoring as english } from '../en/monitoring.ts';
import { analytics } from './analytics.ts';
import { health } from './health.ts';
import { withMany } from './many.ts';
import { reports } from './reports.ts';

const watching: Translation<typeof english> = {
  analytics,
  health,
  reports,
};
export default withMany(watching);
