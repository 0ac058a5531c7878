import type { DonorRow } from '#shared/api/imports-api.ts';
import { matchRows, newDonorRecord, noCents } from '#shared/domain/import/match-rows.ts';
import { readPersonIndex } from '../people/person-index.ts';
import { countedDonor, donorMetrics } from '../rollups/donor-metrics.ts';
import { givingMetrics } from '../rollups/volunteer-metrics.ts';
import { metricsOfPeople } from './changed-metrics.ts';
import { type Chunk, importModeOf, type Outcome } from './chunk.ts';
import { readDonorVolunteers } from './donor-volunteers.ts';
import { savePeople } from './save-people.ts';

/** Brings donors, and marks the volunteers who have their addresses. */
export async function importDonors(chunk: Chunk, rows: readonly DonorRow[]): Promise<Outcome> {
  const { transaction, db, member } = chunk;
  const roster = await readPersonIndex(transaction, db, member.organization, 'donor', rows);
  const { people, ...counts } = matchRows(importModeOf(chunk, 'donor'), roster, rows, newDonorRecord);
  const newcomers = people.filter(({ isNew }) => isNew).map(({ record }) => record);
  const givers = await readDonorVolunteers(chunk, roster, newcomers);
  savePeople(chunk, 'donor', people);
  roster.save();
  for (const volunteer of givers) transaction.update(volunteer, { is_donor: true });
  return {
    ...counts,
    ...noCents,
    parts: [
      ...metricsOfPeople(chunk, roster, countedDonor, donorMetrics, people),
      ...(givers.length > 0 ? givingMetrics : []),
    ],
    skills: [],
  };
}
