import { useState } from 'react';
import type { Live } from '../../data/live.ts';

/**
 * A record as it was when a form was opened: what others change meanwhile neither takes the form away
 * nor counts as this member's edit.
 */
export function useOpened<T>(of: Live<T | null>): Live<T | null> {
  const [opened, setOpened] = useState<T | null>(null);
  const record = of.is === 'ready' ? of.value : null;
  // Kept while drawing: no form is ever drawn with a record that still changes.
  if (opened === null && record !== null) setOpened(record);
  return opened === null ? of : { is: 'ready', value: opened, stale: false, at: null, unreadable: 0 };
}
