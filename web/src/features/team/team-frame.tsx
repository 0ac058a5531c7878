import type { ReactNode } from 'react';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { Page } from '../../shared/ui/page.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { paths } from './team-paths.ts';

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
