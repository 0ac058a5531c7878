import type { ReactNode } from 'react';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { Page } from '../../shared/ui/Page.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { paths } from './paths.ts';

const members = { to: paths.members, label: t('team.tabs.members') };
const invitations = { to: paths.invitations, label: t('team.tabs.invitations') };
const permissions = { to: paths.permissions, label: t('team.tabs.permissions') };
const audit = { to: paths.audit, label: t('team.tabs.audit') };

/** What every screen of this area stands in. */
export function Frame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const manages = useMember().can('members.write');
  const tabs = manages ? [members, invitations, permissions, audit] : [members, permissions];
  return (
    <Page title={t('nav.adminPanel')} hint={t('team.hint')} actions={actions}>
      <Tabs label={t('team.tabs.label')} tabs={tabs} />
      {children}
    </Page>
  );
}
