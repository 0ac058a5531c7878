import type { VolunteerRow } from '#shared/api/imports-api.ts';
import { matchRows, newVolunteerRecord, noCents } from '#shared/domain/import/match-rows.ts';
import { readPersonIndex } from '../people/person-index.ts';
import { differing } from '../people/stored-person.ts';
import { countedVolunteer, volunteerMetrics } from '../rollups/volunteer-metrics.ts';
import { skillsOf } from '../volunteers/settle-skills.ts';
import { metricsOfPeople } from './changed-metrics.ts';
import { type Chunk, importModeOf, type Outcome } from './chunk.ts';
import { savePeople } from './save-people.ts';

/** Brings volunteers, who give when a donor has their address. */
export async function importVolunteers(chunk: Chunk, rows: readonly VolunteerRow[]): Promise<Outcome> {
  const { transaction, db, member } = chunk;
  const roster = await readPersonIndex(transaction, db, member.organization, 'volunteer', rows);
  const { people, ...counts } = matchRows(importModeOf(chunk, 'volunteer'), roster, rows, (row) =>
    newVolunteerRecord(row, row.email !== null && roster.other(`email:${row.email}`) !== null),
  );
  savePeople(chunk, 'volunteer', people);
  roster.save();
  return {
    ...counts,
    ...noCents,
    parts: metricsOfPeople(chunk, roster, countedVolunteer, volunteerMetrics, people),
    skills: people.flatMap(({ id, record, isNew }) =>
      differing(isNew ? [] : skillsOf(roster.stored(id)), skillsOf(record)),
    ),
  };
}
