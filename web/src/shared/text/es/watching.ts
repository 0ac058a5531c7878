import type { Words } from '../bundle.ts';
import type { watching as english } from '../en/watching.ts';
import { analytics } from './analytics.ts';
import { health } from './health.ts';
import { withMany } from './many.ts';
import { reports } from './reports.ts';

const watching: Words<typeof english> = {
  analytics,
  health,
  reports,
};
export default withMany(watching);
