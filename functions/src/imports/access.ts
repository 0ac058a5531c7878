import { importDemands } from '#shared/rules/import/bring.ts';
import type { ImportKind } from '#shared/rules/import/fields.ts';
import { demand, type Member } from '../http/guard.ts';

export const demandImport = (member: Member, kind: ImportKind): void =>
  demand(member, ...importDemands[kind]);
