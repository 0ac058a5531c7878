import type { Capability } from '../../../access.ts';
import { packCapabilities } from '../pack/pack-limits.ts';
import { type AudienceFilter, listsOf, packsOf } from './audience-filter.ts';

/** What tells who an audience is: packs of people and frozen lists of voters. */
export const audienceNeeds = ['cards', 'gifts', 'work', 'voters'] as const;
export type AudienceNeed = (typeof audienceNeeds)[number];

/** Whoever lacks one of these may learn neither who an audience is nor how many. */
export const needCapabilities: Readonly<Record<AudienceNeed, readonly Capability[]>> = {
  ...packCapabilities,
  voters: ['people.write', 'voters.read'],
};

/** All that one of some asks for, in a fixed order. */
export const allNeeds = (...all: readonly (readonly AudienceNeed[])[]): AudienceNeed[] =>
  audienceNeeds.filter((need) => all.some((needs) => needs.includes(need)));

/** What a filter asks itself. The lists that it names bring their own: who is in a list of givers says who gave. */
export const ownNeeds = (filter: AudienceFilter): AudienceNeed[] =>
  allNeeds(packsOf(filter), listsOf(filter).voters.length > 0 ? ['voters'] : []);
