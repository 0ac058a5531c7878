import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Live } from '../../../shared/data/live.ts';
import { type Managed as Membership, useMembers, useMemberships } from '../../../shared/data/use-members.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { useOrganization } from '../data.ts';
import { InviteButton } from '../invitations/invite-button.tsx';
import { type Field, Rows } from '../member-rows.tsx';
import { Frame } from '../team-frame.tsx';
import { MemberDialogs } from './member-dialogs.tsx';
import { adminFields, memberFields } from './member-fields.tsx';
import { MemberMenu } from './member-menu.tsx';
import type { MemberQuestion } from './member-question.ts';
import { RequireTwoFactor } from './require-two-factor.tsx';
import { useDetails } from './use-member-details.ts';

const none: readonly Membership[] = [];

/** Everyone in the campaign, live; admins manage them here. */
export const MemberList = () => (useMember().can('members.write') ? <Managed /> : <Colleagues />);

function Colleagues() {
  const { organization, uid } = useMember();
  return (
    <Frame actions={null}>
      <People
        live={useMembers(organization)}
        fields={memberFields(uid)}
        actions={null}
        note={
          <Text size="sm" c="var(--ink-soft)">
            {t('team.members.readOnly')}
          </Text>
        }
      />
    </Frame>
  );
}

function Managed() {
  const { organization, uid, can } = useMember();
  const live = useMemberships(organization);
  const members = live.is === 'ready' ? live.value : none;
  const details = useDetails(members);
  const campaign = useOrganization(organization);
  // What was chosen here since: the server keeps it, and nothing listens.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const stored = campaign.is === 'ready' ? (campaign.value?.require_two_factor ?? null) : null;
  const required = stored === null ? null : (chosen ?? stored);
  const now = useNow();
  const question = useOpenQuestion<MemberQuestion>();
  return (
    <Frame actions={<InviteButton />}>
      <People
        live={live}
        fields={adminFields(uid, required === true, details, now)}
        actions={(member) => <MemberMenu member={member} own={uid} ask={question.ask} />}
        note={
          details.is === 'failed' && (
            <Group gap="xs" role="alert">
              <Text size="sm" c="var(--bad)">
                {t('team.members.detailsFailed')}
              </Text>
              <Button size="compact-sm" variant="default" onClick={details.retry}>
                {t('errors.tryAgain')}
              </Button>
            </Group>
          )
        }
      />
      {can('organization.write') && members.length > 0 && required !== null && (
        <RequireTwoFactor members={members} required={required} setRequired={setChosen} />
      )}
      <MemberDialogs question={question} own={uid} />
    </Frame>
  );
}

type PeopleProps<T> = {
  live: Live<T[]>;
  fields: readonly Field<T>[];
  actions: ((member: T) => ReactNode) | null;
  /** Beside their number. */
  note: ReactNode;
};

const People = <T extends { id: string }>({ live, fields, actions, note }: PeopleProps<T>) => (
  <LiveView of={live}>
    {(all) => (
      <div>
        <StaleNote of={live} />
        <Rows label={t('team.tabs.members')} fields={fields} rows={all} actions={actions} />
        <Group justify="space-between" gap="xs" mt="sm" px={8}>
          <Text size="sm" c="var(--ink-soft)">
            {t('team.members.count', { count: all.length })}
          </Text>
          {note}
        </Group>
      </div>
    )}
  </LiveView>
);
