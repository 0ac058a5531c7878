import { part } from '../../shared/feature.ts';
import { paths } from '../../shared/field/field-paths.ts';

export const quality = part({
  path: paths.quality,
  tab: 'fieldOps.tabs.quality',
  capability: 'voters.read',
  load: () => import('./quality-page.tsx'),
});

/** What canvassers and callers would correct in the voter file, until an organizer decides. The list of turfs leads there. */
export const corrections = part({
  path: paths.corrections,
  capability: 'voters.read',
  load: () => import('./corrections/proposals-page.tsx'),
});

/** People met at doors who are not in the file. The list of turfs leads there. */
export const newVoters = part({
  path: paths.newVoters,
  capability: 'voters.read',
  load: () => import('./new-voters/new-voters-page.tsx'),
});
