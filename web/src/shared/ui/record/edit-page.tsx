import type { ReactNode } from 'react';
import type { Capability } from '#shared/access.ts';
import type { Live } from '../../data/live.ts';
import { useMember } from '../../session/session-store.ts';
import { useOpened } from './opened-record.ts';
import { RecordView } from './record-view.tsx';
import { WriterPage } from './writer-page.tsx';

type Props<T> = {
  of: Live<T | null>;
  kind: string;
  title: (record: T) => string;
  above: ReactNode;
  capability: Capability;
  children: (record: T) => ReactNode;
};

/** The form of one record, as the record was when it was opened. */
export function EditPage<T>({ of, kind, title, above, capability, children }: Props<T>) {
  const may = useMember().can(capability);
  const opened = useOpened(of);
  if (!may) return <WriterPage title={kind} above={above} capability={capability} />;
  return (
    <RecordView of={opened} kind={kind} title={title} above={above}>
      {children}
    </RecordView>
  );
}
