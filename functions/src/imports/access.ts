import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { importCapabilities } from '#shared/domain/import/match-rows.ts';
import { type Member, requireCapability } from '../http/guard.ts';

export const demandImport = (member: Member, kind: ImportKind): void =>
  requireCapability(member, ...importCapabilities[kind]);
