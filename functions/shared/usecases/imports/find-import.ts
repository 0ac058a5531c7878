import type { Stored } from '../../collections/define.ts';
import { imports } from '../../collections/imports.ts';
import { RefusedError } from '../../refusals.ts';
import type { Reads } from '../store.ts';

/** Another organization's import is not found: the path is the scope. */
export async function findImport(reads: Reads, importId: string): Promise<Stored<typeof imports>> {
  const found = await reads.get(imports, importId);
  if (!found) throw new RefusedError('imports.notFound');
  return found;
}
