import { contactSalt, contactSalts } from '../../collections/contact-salts.ts';
import { type Reads, type Store, serverTime } from '../store.ts';
import type { Context } from '../use-case.ts';

/** The organization's salt; null before the first evidence, when no point is known. One read. */
export async function findSalt(reads: Reads): Promise<string | null> {
  return (await reads.get(contactSalts, contactSalt))?.salt ?? null;
}

/**
 * The salt, and how to store it where there was none: of any number of transactions at once one makes it, and the others
 * start over. Two random ids have 244 random bits. One read.
 */
export async function saltFor(
  store: Store,
  { newId }: Pick<Context, 'newId'>,
): Promise<{ salt: string; save: () => void }> {
  const found = await findSalt(store);
  if (found !== null) return { salt: found, save: () => {} };
  const salt = `${newId()}${newId()}`.padEnd(32, '0');
  return { salt, save: () => store.create(contactSalts, contactSalt, { salt, created_at: serverTime }) };
}
