import { useState } from 'react';
import type { Live } from '../../data/live.ts';

/**
 * A record as it was when a form was opened: what others change meanwhile neither takes the form away
 * nor counts as this member's edit. `id`: where the address can go on to another record, which is another form.
 */
export function useOpened<T>(of: Live<T | null>, id = ''): Live<T | null> {
  const [opened, setOpened] = useState<{ id: string; record: T } | null>(null);
  const record = of.is === 'ready' ? of.value : null;
  const isOpen = opened !== null && opened.id === id;
  // Kept while drawing: no form is ever drawn with a record that still changes.
  if (!isOpen && record !== null) setOpened({ id, record });
  return isOpen ? { is: 'ready', value: opened.record, stale: false, at: null, unreadable: 0 } : of;
}
