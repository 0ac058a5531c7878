import * as z from 'zod/mini';
import { memberPositions, memberPositionsMax } from '../member-positions.ts';

/** The positions of one member, each once. */
export const positionLabels = z.array(z.enum(memberPositions)).check(
  z.maxLength(memberPositionsMax),
  z.refine((labels) => new Set(labels).size === labels.length),
);
