import type { ReactNode } from 'react';
import { useMember } from '../../shared/session/session-store.ts';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';

type Props = { title: string; back: { to: string; name: string }; children: ReactNode };

/** A screen on which positions are written, for members who may. */
export function WriterPage({ title, back, children }: Props) {
  const writes = useMember().can('policy.write');
  return (
    <Page title={title} above={<BackLink list={back.to} name={back.name} />} width={800}>
      {writes ? children : <NoPermission />}
    </Page>
  );
}
