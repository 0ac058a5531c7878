import type { ReactNode } from 'react';
import type { Capability } from '#shared/access.ts';
import { useMember } from '../../session/session-store.ts';
import { NoPermission } from '../no-permission.tsx';
import { Page } from '../page.tsx';

type Props = { title: string; above: ReactNode; capability: Capability; children?: ReactNode };

/** The screen of a form, for members who may write what it is about. */
export function WriterPage({ title, above, capability, children }: Props) {
  const may = useMember().can(capability);
  return (
    <Page title={title} above={above} width={800}>
      {may ? children : <NoPermission />}
    </Page>
  );
}
