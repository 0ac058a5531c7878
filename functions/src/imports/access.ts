import type { Capability } from '#shared/access.ts';
import type { ImportKind } from '#shared/rules/import/fields.ts';
import { demand, type Member } from '../http/guard.ts';

/** A file of donations brings the donors it names. */
const needed: Record<ImportKind, Capability[]> = {
  donors: ['donors.write'],
  donations: ['donations.write', 'donors.write'],
  volunteers: ['volunteers.write'],
};

export const demandImport = (member: Member, kind: ImportKind): void => demand(member, ...needed[kind]);
