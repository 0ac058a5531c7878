import { part } from '../../shared/feature.ts';
import { paths } from '../../shared/field/paths.ts';

export const quality = part({
  path: paths.quality,
  tab: 'fieldOps.tabs.quality',
  capability: 'voters.read',
  load: () => import('./QualityPage.tsx'),
});

/** What canvassers and callers would correct in the voter file, until an organizer decides. The list of turfs leads there. */
export const corrections = part({
  path: paths.corrections,
  capability: 'voters.read',
  load: () => import('./corrections/ProposalsPage.tsx'),
});

/** People met at doors who are not in the file. The list of turfs leads there. */
export const metAtDoors = part({
  path: paths.met,
  capability: 'voters.read',
  load: () => import('./met/MetPage.tsx'),
});
