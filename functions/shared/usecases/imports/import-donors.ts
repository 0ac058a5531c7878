import type { DonorRow } from '../../api/imports-api.ts';
import { matchRows, newDonorRecord, noCents } from '../../domain/import/match-rows.ts';
import { countedDonor, donorMetrics } from '../../domain/rollups/donor-metrics.ts';
import { givingMetrics } from '../../domain/rollups/volunteer-metrics.ts';
import { readPersonIndex } from '../people/person-index.ts';
import { metricsOfPeople } from './changed-metrics.ts';
import type { Chunk, Outcome } from './chunk.ts';
import { markDonors, readDonorVolunteers } from './donor-volunteers.ts';
import { savePeople } from './save-people.ts';

/** Brings donors, and marks those who volunteer too. */
export async function importDonors(chunk: Chunk, rows: readonly DonorRow[]): Promise<Outcome> {
  const { store, context, replace } = chunk;
  const index = await readPersonIndex(store, 'donor', rows);
  const { people, ...counts } = matchRows({ replace, newId: context.newId }, index, rows, newDonorRecord);
  const newcomers = people.filter(({ isNew }) => isNew).map(({ id }) => id);
  const givers = await readDonorVolunteers(chunk, newcomers);
  savePeople(chunk, 'donor', index, people);
  index.save(store);
  markDonors(chunk, givers);
  return {
    ...counts,
    ...noCents,
    parts: [
      ...metricsOfPeople(chunk, index, countedDonor, donorMetrics, people),
      ...(givers.length > 0 ? givingMetrics : []),
    ],
    skills: [],
  };
}
