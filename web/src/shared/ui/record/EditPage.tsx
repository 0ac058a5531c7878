import { type ReactNode, useState } from 'react';
import type { Capability } from '#shared/access.ts';
import type { Live } from '../../data/live.ts';
import { useMember } from '../../session/member.ts';
import { RecordView } from './RecordView.tsx';
import { WriterPage } from './WriterPage.tsx';

type Props<T> = {
  of: Live<T | null>;
  kind: string;
  title: (record: T) => string;
  above: ReactNode;
  capability: Capability;
  children: (record: T) => ReactNode;
};

/**
 * The form of one record, as the record was when it was opened: what others change meanwhile neither
 * takes the form away nor counts as this member's edit.
 */
export function EditPage<T>({ of, kind, title, above, capability, children }: Props<T>) {
  const may = useMember().can(capability);
  const [opened, setOpened] = useState<T | null>(null);
  const record = of.is === 'ready' ? of.value : null;
  // Kept while drawing: the form must never be drawn with a record that still changes.
  if (opened === null && record !== null) setOpened(record);
  if (!may) return <WriterPage title={kind} above={above} capability={capability} />;
  const frozen: Live<T | null> =
    opened === null ? of : { is: 'ready', value: opened, stale: false, unreadable: 0 };
  return (
    <RecordView of={frozen} kind={kind} title={title} above={above}>
      {children}
    </RecordView>
  );
}
