import { directory } from '#shared/collections/directory.ts';
import { useCachedDocument } from '../data/use-cached-document.ts';
import { useMember } from '../session/session-store.ts';

/** A colleague's name; null for nobody and while it is not known. One read. */
export function useColleague(uid: string | null): string | null {
  const live = useCachedDocument(directory, useMember().organization, uid);
  return uid !== null && live.is === 'ready' ? (live.value?.full_name ?? null) : null;
}
