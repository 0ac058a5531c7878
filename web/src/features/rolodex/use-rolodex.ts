import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Contact } from '#shared/domain/rolodex/contact.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { dropContacts, type Mark, readContacts, storeContacts, storeMarks } from './contact-store.ts';

export type Rolodex =
  | { is: 'loading' }
  | { is: 'none' }
  | { is: 'open'; contacts: readonly Contact[]; marks: readonly Mark[] };

/** This member's contacts on this device, and which are done. They leave it only as people whom the member adds. */
export function useRolodex() {
  const { uid, organization } = useMember();
  const owner = useMemo(() => ({ uid, organization }), [uid, organization]);
  const [state, setState] = useState<Rolodex>({ is: 'loading' });
  const latest = useRef<Rolodex>(state);
  const stored = useRef<Promise<unknown>>(Promise.resolve());
  const show = useCallback((next: Rolodex) => {
    latest.current = next;
    setState(next);
  }, []);
  useEffect(() => {
    let current = true;
    void readContacts(owner, Date.now()).then((found) => {
      if (current) show(found ? { is: 'open', ...found } : { is: 'none' });
    });
    return () => {
      current = false;
    };
  }, [owner, show]);

  // One after the other, and shown once it is stored: what is seen as done outlasts the page. An undo comes later than other
  // marks, so each changes those of its moment.
  const change = (next: (marks: readonly Mark[]) => Mark[]) => {
    stored.current = stored.current.then(async () => {
      const before = latest.current;
      if (before.is !== 'open') return;
      const marks = next(before.marks);
      await storeMarks(owner, marks);
      if (latest.current === before) show({ ...before, marks });
    });
  };
  return {
    state,
    begin: async (contacts: Contact[]) => {
      await storeContacts(owner, contacts, Date.now());
      show({ is: 'open', contacts, marks: [] });
    },
    mark: (mark: Mark) => change((marks) => [...marks, mark]),
    unmark: (place: number) => change((marks) => marks.filter((mark) => mark.place !== place)),
    clear: () => {
      show({ is: 'none' });
      stored.current = stored.current.then(() => dropContacts(owner));
    },
  };
}
