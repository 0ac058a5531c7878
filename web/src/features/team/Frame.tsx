import type { ReactNode } from 'react';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { paths } from './paths.ts';

const tabTo = (name: 'members' | 'invitations' | 'permissions' | 'audit') => ({
  to: paths[name],
  label: t(`team.tabs.${name}`),
});

/** What every screen of this area stands in. */
export function Frame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const manages = useMember().can('members.write');
  const names = manages
    ? (['members', 'invitations', 'permissions', 'audit'] as const)
    : (['members', 'permissions'] as const);
  return (
    <Page title={t('nav.adminPanel')} hint={t('team.hint')} actions={actions}>
      <Tabs label={t('team.tabs.label')} tabs={names.map(tabTo)} />
      {children}
    </Page>
  );
}
