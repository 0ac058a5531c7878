import type { VolunteerRow } from '#shared/calls/imports.ts';
import { readRoster } from '../people/roster.ts';
import type { Chunk, Outcome } from './chunk.ts';
import { meet, savePeople } from './meet.ts';

/** Brings volunteers, who give when a donor has their address. */
export async function bringVolunteers(chunk: Chunk, rows: readonly VolunteerRow[]): Promise<Outcome> {
  const { transaction, db, member } = chunk;
  const roster = await readRoster(transaction, db, member.organization, 'volunteer', rows);
  const { people, ...counts } = meet(chunk, 'volunteer', roster, rows, (said) => ({
    ...said,
    totalHours: said.totalHours ?? 0,
    is_donor: said.email !== null && roster.other(`email:${said.email}`) !== null,
  }));
  savePeople(chunk, 'volunteer', people);
  roster.save();
  return { ...counts, parts: counts.created > 0 ? ['volunteers'] : [] };
}
