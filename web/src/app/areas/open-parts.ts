import type { Capability } from '#shared/access.ts';
import type { Part } from '../../shared/feature.ts';

type Can = (capability: Capability) => boolean;

/** The parts that a member may enter, in the order of their tabs: the first is where they begin. */
export function openParts(parts: readonly Part[], can: Can): readonly Part[] {
  const isFirst = ({ firstWithout }: Part) => firstWithout !== undefined && !can(firstWithout);
  const open = parts.filter(({ capability }) => capability === undefined || can(capability));
  return [...open.filter(isFirst), ...open.filter((part) => !isFirst(part))];
}

/** The route of a part inside the page of its area. Everything below its address is its own. */
export const routeOf = ({ path }: Part, area: string): string => `${path.slice(area.length + 1)}/*`;
