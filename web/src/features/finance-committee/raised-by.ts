import type { GivingByWeek } from '#shared/domain/giving/giving-sources.ts';

/** What a member is credited with, of all weeks. */
export const raisedBy = ({ members }: GivingByWeek, id: string): number =>
  [...(members.get(id)?.values() ?? [])].reduce((sum, cents) => sum + cents, 0);
