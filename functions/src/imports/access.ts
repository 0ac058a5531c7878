import { importCapabilities } from '#shared/domain/import/import-access.ts';
import type { ImportKind } from '#shared/domain/import/import-kinds.ts';
import { type Member, requireCapability } from '../http/guard.ts';

export const demandImport = (member: Member, kind: ImportKind): void =>
  requireCapability(member, ...importCapabilities[kind]);
