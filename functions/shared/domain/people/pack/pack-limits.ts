import type { Capability } from '../../../access.ts';

/** The card, giving and work: each is a pack of its own, because fewer members may read giving than a name. */
export const peoplePacks = ['cards', 'gifts', 'work'] as const;
export type PeoplePack = (typeof peoplePacks)[number];

/** Who opens each pack. Whoever only looks people up (`user`) opens none. */
export const packCapabilities: Readonly<Record<PeoplePack, readonly Capability[]>> = {
  cards: ['people.write'],
  gifts: ['people.write', 'donors.read', 'donations.read'],
  work: ['people.write', 'volunteers.read'],
};

/** Rows that a part is built for: about 700 kB of a document's 1 MB. */
export const partRows: Readonly<Record<PeoplePack, number>> = { cards: 12_000, gifts: 15_000, work: 25_000 };
/** A part's bytes at most; a fold that would go beyond builds the pack again with more parts. */
export const partBytesMax = 950_000;
/** Changes in one document of the log at most. */
export const changesPerDocument = 200;
/** Bytes of changes in one document of the log: long rows begin the next one sooner. Firestore takes 1 MiB. */
export const logBytesMax = 700_000;
/** Documents of a pack's log that one fold takes in, and that it deletes: they fit into a transaction. */
export const foldDocumentsMax = 400;
/** Documents of the log that one call tells; who is further behind opens the pack again. */
export const changeDocumentsMax = 10;
/** Parts that one call gives out. */
export const partsPerCall = 10;
/** Between the first change after a fold and the next fold. */
export const foldAfterMs = 3_600_000;
/** How long an opened pack stays open: then another line of the audit is written. */
export const packOpenMs = 12 * 3_600_000;
/** How long one build or fold may take before another may begin. */
export const packBusyMs = 5 * 60_000;
/** How long a campaign with too many people is refused without counting them again. */
export const packFullMs = 24 * 3_600_000;
/** People whom a pack takes. */
export const packPeopleMax = 250_000;
