import { useEffect, useState } from 'react';
import { directory } from '#shared/collections/directory.ts';
import { useMember } from '../session/session-store.ts';
import { cachedDocuments } from './cached-documents.ts';

const readMember = cachedDocuments(directory, { kind: 'organization' });

/** A colleague's name; null while nobody knows it. One read for each colleague, while it is remembered. */
export function useMemberName(uid: string | null): string | null {
  const { organization } = useMember();
  const [known, setKnown] = useState<{ uid: string; name: string | null } | null>(null);
  useEffect(() => {
    if (uid === null) return;
    let current = true;
    const show = (name: string | null) => current && setKnown({ uid, name });
    readMember(uid, organization).then(
      (found) => show(found?.full_name ?? null),
      () => show(null),
    );
    return () => {
      current = false;
    };
  }, [uid, organization]);
  return known?.uid === uid ? (known?.name ?? null) : null;
}
