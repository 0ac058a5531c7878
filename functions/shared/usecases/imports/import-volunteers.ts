import * as z from 'zod/mini';
import type { VolunteerRow } from '../../api/imports-api.ts';
import { hourEntries } from '../../collections/hour-entries.ts';
import { volunteers } from '../../collections/volunteers.ts';
import { today } from '../../domain/days.ts';
import { openingEntry } from '../../domain/hours/opening-hours.ts';
import {
  type MatchedPerson,
  matchRows,
  newVolunteerRecord,
  noCents,
} from '../../domain/import/match-rows.ts';
import { countedVolunteer, volunteerMetrics } from '../../domain/rollups/volunteer-metrics.ts';
import { peopleSources } from '../people/people-sources.ts';
import { readPersonIndex, type StoredPersonIndex } from '../people/person-index.ts';
import { serverTime } from '../store.ts';
import { metricsOfPeople } from './changed-metrics.ts';
import type { Chunk, Outcome } from './chunk.ts';
import { savePeople } from './save-people.ts';

const skilled = z.object({ skills: z.catch(volunteers.schema.shape.skills, []) });
const skillsOf = (record: object | null): readonly string[] => skilled.parse(record ?? {}).skills;

/** Ids of those who are donors. */
async function readGivers({ store }: Chunk, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await store.getAll(peopleSources.donor, ids);
  return new Set(found.flatMap((donor) => (donor ? [donor.id] : [])));
}

const worked = z.object({
  totalHours: z.catch(volunteers.schema.shape.totalHours, 0),
  lastActiveDate: z.catch(volunteers.schema.shape.lastActiveDate, null),
});

/** Writes an entry of the ledger for the hours that each row brought, or by which it changed a total. */
function saveOpeningHours(
  { store, context, importId }: Chunk,
  index: StoredPersonIndex,
  people: readonly MatchedPerson[],
): void {
  const by = context.member.uid;
  const now = today(new Date(context.now()));
  for (const { id, record, isNew } of people) {
    const before = isNew ? 0 : worked.parse(index.stored(id) ?? {}).totalHours;
    const { totalHours, lastActiveDate } = worked.parse(record);
    const hours = totalHours - before;
    const entry = openingEntry({
      ...{ person_id: id, hours, day: lastActiveDate ?? now, import_id: importId, by },
    });
    if (entry) store.create(hourEntries, context.newId(), { ...entry, created_at: serverTime });
  }
}

/** Brings volunteers, and says of each whether they give. */
export async function importVolunteers(chunk: Chunk, rows: readonly VolunteerRow[]): Promise<Outcome> {
  const { store, context, replace } = chunk;
  const index = await readPersonIndex(store, 'volunteer', rows);
  const matched = matchRows({ replace, newId: context.newId }, index, rows, (row) =>
    newVolunteerRecord(row, false),
  );
  const { people: found, ...counts } = matched;
  const givers = await readGivers(
    chunk,
    found.filter(({ isNew }) => isNew).map(({ id }) => id),
  );
  const people = found.map((person) =>
    givers.has(person.id) ? { ...person, record: { ...person.record, is_donor: true } } : person,
  );
  savePeople(chunk, 'volunteer', index, people);
  saveOpeningHours(chunk, index, people);
  index.save(store);
  return {
    ...counts,
    ...noCents,
    parts: metricsOfPeople(chunk, index, countedVolunteer, volunteerMetrics, people),
    skills: people.flatMap(({ id, record, isNew }) => {
      const [before, after] = [isNew ? [] : skillsOf(index.stored(id)), skillsOf(record)];
      return [
        ...before.filter((skill) => !after.includes(skill)),
        ...after.filter((skill) => !before.includes(skill)),
      ];
    }),
  };
}
