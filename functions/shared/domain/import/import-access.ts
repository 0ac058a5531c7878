import type { Capability } from '../../access.ts';
import { pledges } from '../../collections/pledges.ts';
import { csvCollections, type ImportKind } from './import-kinds.ts';

const { people, donors, donations, volunteers } = csvCollections;

/** What a member holds who brings a kind. A file of donations or pledges brings the donors it names. */
export const importCapabilities: Record<ImportKind, readonly Capability[]> = {
  people: [people.access.write],
  donors: [donors.access.write],
  donations: [donations.access.write, donors.access.write],
  volunteers: [volunteers.access.write],
  pledges: [pledges.access.write, donors.access.write],
};
/** Who takes a kind out, and reads of its import in the feed. */
export const csvReaders = {
  people: people.access.read,
  donors: donors.access.read,
  donations: donations.access.read,
  volunteers: volunteers.access.read,
  pledges: pledges.access.read,
} satisfies Record<ImportKind, Capability>;
