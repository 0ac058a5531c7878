import { useEffect, useMemo, useState } from 'react';
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
  useEffect(() => {
    let current = true;
    void readContacts(owner, Date.now()).then((found) => {
      if (current) setState(found ? { is: 'open', ...found } : { is: 'none' });
    });
    return () => {
      current = false;
    };
  }, [owner]);

  // An undo comes later than other marks, so each changes those of its moment.
  const change = (next: (marks: readonly Mark[]) => Mark[]) =>
    setState((before) => {
      if (before.is !== 'open') return before;
      const marks = next(before.marks);
      void storeMarks(owner, marks);
      return { ...before, marks };
    });
  return {
    state,
    begin: async (contacts: Contact[]) => {
      await storeContacts(owner, contacts, Date.now());
      setState({ is: 'open', contacts, marks: [] });
    },
    mark: (mark: Mark) => change((marks) => [...marks, mark]),
    unmark: (place: number) => change((marks) => marks.filter((mark) => mark.place !== place)),
    clear: () => {
      setState({ is: 'none' });
      void dropContacts(owner);
    },
  };
}
