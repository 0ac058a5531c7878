import * as z from 'zod/mini';
import type { Ring } from '#shared/domain/field/door-columns.ts';
import type { Area } from '../../../shared/turfs/plans.ts';
import type { ExistingTurf } from '../canvas/map-features.ts';

const outline = z.array(z.array(z.tuple([z.number(), z.number()])));

/** What was drawn once is the same object in the next drawing: of two thousand turfs a few change. */
const known = new WeakMap<Area, ExistingTurf>();

function ringsIn(written: string): readonly Ring[] {
  try {
    const read = outline.safeParse(JSON.parse(written));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** As the map draws it. */
export function drawn(area: Area): ExistingTurf {
  const before = known.get(area);
  if (before) return before;
  const { name, state } = area;
  const existing = { name, state, rings: ringsIn(area.outline) };
  known.set(area, existing);
  return existing;
}
