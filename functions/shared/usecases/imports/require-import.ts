import { importCapabilities } from '../../domain/import/import-access.ts';
import type { ImportKind } from '../../domain/import/import-kinds.ts';
import { requireCapability } from '../require-capability.ts';
import type { Caller } from '../use-case.ts';

export const requireImport = (member: Caller, kind: ImportKind): void =>
  requireCapability(member, ...importCapabilities[kind]);
