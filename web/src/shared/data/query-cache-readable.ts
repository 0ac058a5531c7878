import { type Grant, hasCapability, type Role } from '#shared/access.ts';
import type { Collection, Shape } from '#shared/collections/define.ts';
import * as readOnly from '#shared/collections/read-only.ts';
import * as written from '#shared/collections/written.ts';
import { clearQueryCache } from './query-cache.ts';

/** Whose shelf it is, and what they are in which campaign. */
export type CacheOwner = {
  uid: string;
  organization: string;
  role: Role;
  grants: readonly Grant[];
};

type Readable = Collection<string, Shape>;
const all: readonly Readable[] = Object.values({ ...written, ...readOnly });
const readable = new Map(all.filter(({ isCached }) => isCached).map((one) => [one.name, one]));
const within = /organizations\/([^/"]+)\/([a-z_]+)/g;

/** Own documents are readable by their keys alone, and `content` says nothing until a document is there. */
function canRead(one: Readable | undefined, holder: CacheOwner): boolean {
  const right = one?.access.read ?? 'content';
  if (right === 'own' || right === 'content') return false;
  return right === 'member' || hasCapability(holder, right);
}

/** Of a document outside the organizations: a member's own has their id, a campaign's its organization's. */
function isReadableDocument(name: string, id: string, holder: CacheOwner): boolean {
  const one = readable.get(name);
  if (!one || one.path('') !== name) return false;
  return one.access.read === 'own' ? id === holder.uid : id === holder.organization && canRead(one, holder);
}

/**
 * Whether a member may still read what a key stands for: their own documents and what every member sees, or documents
 * of collections that they may read, in their present campaign. A key that does not say so is not readable.
 */
export function isReadable(key: string, holder: CacheOwner): boolean {
  const [name = '', id = '', ...more] = key.split('/');
  if (more.length === 0) return isReadableDocument(name, id, holder);
  const named = [...key.matchAll(within)];
  return (
    named.length > 0 &&
    named.every(
      ([, where, inside = '']) => where === holder.organization && canRead(readable.get(inside), holder),
    )
  );
}

/** Drops from the shelf what the member may not read any more. Never rejects. */
export const pruneUnreadable = (holder: CacheOwner): Promise<void> =>
  clearQueryCache((key) => isReadable(key, holder));
