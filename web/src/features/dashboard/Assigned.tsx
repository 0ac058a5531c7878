import { IconClipboardCheck } from '@tabler/icons-react';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { EmptyState } from '../../shared/ui/States.tsx';

/** For members who see only what is assigned to them. */
export function Assigned() {
  const { fullName } = useMember();
  return (
    <Page title={t('dashboard.title')}>
      <EmptyState
        icon={IconClipboardCheck}
        title={t('dashboard.assigned.title', { name: fullName })}
        hint={t('dashboard.assigned.hint')}
      />
    </Page>
  );
}
