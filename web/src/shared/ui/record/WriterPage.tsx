import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Capability } from '#shared/access.ts';
import { useMember } from '../../session/member.ts';
import { t } from '../../text/index.ts';
import { Page } from '../Page.tsx';
import { EmptyState } from '../States.tsx';

type Props = { title: string; above: ReactNode; capability: Capability; children?: ReactNode };

/** The screen of a form, for members who may write what it is about. */
export function WriterPage({ title, above, capability, children }: Props) {
  const may = useMember().can(capability);
  return (
    <Page title={title} above={above} width={800}>
      {may ? (
        children
      ) : (
        <EmptyState icon={IconLock} title={t('inside.noAccess.title')} hint={t('inside.noAccess.hint')} />
      )}
    </Page>
  );
}
