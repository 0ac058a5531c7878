import { useEffect, useState } from 'react';
import { callLists } from '#shared/collections/call-lists.ts';
import { turfs } from '#shared/collections/turfs.ts';
import { cachedDocuments } from '../../shared/data/cached-documents.ts';
import { useMember } from '../../shared/session/session-store.ts';

const nameOf = { turfs: cachedDocuments(turfs), calls: cachedDocuments(callLists) };

/** What a turf or a call list is called; null while nobody knows. One read each, and none while it is remembered. */
export function useListName(id: string | null, phone: boolean): string | null {
  const { organization } = useMember();
  const [name, setName] = useState<{ of: string; is: string } | null>(null);
  useEffect(() => {
    if (id === null) return;
    let current = true;
    nameOf[phone ? 'calls' : 'turfs'](id, organization).then(
      (found) => current && found && setName({ of: id, is: found.name }),
      // The shift is told without it.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [id, phone, organization]);
  return name !== null && name.of === id ? name.is : null;
}
