import { exchangeMappings } from '../../collections/exchange-mappings.ts';
import { type CodeMapping, storedMapping } from '../../domain/exchange/code-mapping.ts';
import type { UploadSystem } from '../../domain/exchange/upload-systems.ts';
import type { Reads } from '../store.ts';

/** The mapping that is remembered, or the one that is proposed. One read. */
export async function readMapping(
  reads: Reads,
  system: UploadSystem,
): Promise<{ mapping: CodeMapping; revision: number }> {
  const stored = await reads.get(exchangeMappings, system);
  return { mapping: storedMapping(system, stored?.body ?? null), revision: stored?.revision ?? 0 };
}
