import type { VolunteerRow } from '#shared/calls/imports.ts';
import { freshVolunteer, meet, noCents } from '#shared/rules/import/bring.ts';
import { differing } from '../people/person.ts';
import { readRoster } from '../people/roster.ts';
import { countedVolunteer, volunteerRows } from '../rollups/of_volunteers.ts';
import { skillsOf } from '../volunteers/settle_skills.ts';
import { partsOfPeople } from './changed.ts';
import { bringingOf, type Chunk, type Outcome } from './chunk.ts';
import { savePeople } from './meet.ts';

/** Brings volunteers, who give when a donor has their address. */
export async function bringVolunteers(chunk: Chunk, rows: readonly VolunteerRow[]): Promise<Outcome> {
  const { transaction, db, member } = chunk;
  const roster = await readRoster(transaction, db, member.organization, 'volunteer', rows);
  const { people, ...counts } = meet(bringingOf(chunk, 'volunteer'), roster, rows, (said) =>
    freshVolunteer(said, said.email !== null && roster.other(`email:${said.email}`) !== null),
  );
  savePeople(chunk, 'volunteer', people);
  roster.save();
  return {
    ...counts,
    ...noCents,
    parts: partsOfPeople(chunk, roster, countedVolunteer, volunteerRows, people),
    skills: people.flatMap(({ id, record, isNew }) =>
      differing(isNew ? [] : skillsOf(roster.stored(id)), skillsOf(record)),
    ),
  };
}
