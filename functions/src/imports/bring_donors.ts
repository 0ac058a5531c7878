import type { DonorRow } from '#shared/calls/imports.ts';
import { freshDonor, meet, noCents } from '#shared/rules/import/bring.ts';
import { readRoster } from '../people/roster.ts';
import { countedDonor, donorRows } from '../rollups/of_donors.ts';
import { givingParts } from '../rollups/of_volunteers.ts';
import { partsOfPeople } from './changed.ts';
import { bringingOf, type Chunk, type Outcome } from './chunk.ts';
import { readGivers } from './givers.ts';
import { savePeople } from './meet.ts';

/** Brings donors, and marks the volunteers who have their addresses. */
export async function bringDonors(chunk: Chunk, rows: readonly DonorRow[]): Promise<Outcome> {
  const { transaction, db, member } = chunk;
  const roster = await readRoster(transaction, db, member.organization, 'donor', rows);
  const { people, ...counts } = meet(bringingOf(chunk, 'donor'), roster, rows, freshDonor);
  const newcomers = people.filter(({ isNew }) => isNew).map(({ record }) => record);
  const givers = await readGivers(chunk, roster, newcomers);
  savePeople(chunk, 'donor', people);
  roster.save();
  for (const volunteer of givers) transaction.update(volunteer, { is_donor: true });
  return {
    ...counts,
    ...noCents,
    parts: [
      ...partsOfPeople(chunk, roster, countedDonor, donorRows, people),
      ...(givers.length > 0 ? givingParts : []),
    ],
    skills: [],
  };
}
