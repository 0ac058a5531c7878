import { canvass } from '../../features/canvass/index.ts';
import { exchange } from '../../features/exchange/index.ts';
import { organizing } from '../../features/organizing/index.ts';
import { phonebank } from '../../features/phonebank/index.ts';
import { plan } from '../../features/plan/index.ts';
import { corrections, newVoters, quality } from '../../features/quality/index.ts';
import { scripts } from '../../features/scripts/index.ts';
import { turfMap } from '../../features/turf-map/index.ts';
import { turfs } from '../../features/turfs/index.ts';
import type { Part } from '../../shared/feature.ts';

/** The features of field operations, in the order of their tabs. Routes, tabs and their guards follow from it. */
export const fieldOpsParts: readonly Part[] = [
  turfs,
  turfMap,
  phonebank,
  scripts,
  quality,
  corrections,
  newVoters,
  exchange,
  plan,
  organizing,
  canvass,
];
