import { Button, Group, Text } from '@mantine/core';
import { type Profile, useMembers } from '../../../shared/data/members.ts';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { useAsked } from '../../../shared/ui/dialog/asked.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { StaleNote } from '../../../shared/ui/StaleNote.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { Frame } from '../Frame.tsx';
import { InviteButton } from '../invitations/InviteButton.tsx';
import { Rows } from '../Rows.tsx';
import { useDetails } from './details.ts';
import { adminFields, memberFields } from './fields.tsx';
import { MemberDialogs, type MemberQuestion } from './MemberDialogs.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import { RequireTwoFactor } from './RequireTwoFactor.tsx';

const none: readonly Profile[] = [];

/** Everybody of the campaign, live; admins manage them here. */
export function MemberList() {
  const { organization, uid, can } = useMember();
  const manages = can('members.write');
  const live = useMembers(organization);
  const members = live.is === 'ready' ? live.value : none;
  const details = useDetails(members, manages);
  const now = useNow();
  const asked = useAsked<MemberQuestion>();
  const fields = manages ? adminFields(uid, details, now) : memberFields(uid);
  return (
    <Frame actions={manages && <InviteButton />}>
      <LiveView of={live}>
        {(all) => (
          <div>
            <StaleNote of={live} />
            <Rows
              label={t('team.tabs.members')}
              fields={fields}
              rows={all}
              actions={manages ? (member) => <MemberMenu member={member} own={uid} ask={asked.ask} /> : null}
            />
            <Group justify="space-between" gap="xs" mt="sm" px={8}>
              <Text size="sm" c="var(--ink-soft)">
                {t('team.members.count', { count: all.length })}
              </Text>
              {!manages && (
                <Text size="sm" c="var(--ink-soft)">
                  {t('team.members.readOnly')}
                </Text>
              )}
              {manages && details.is === 'failed' && (
                <Group gap="xs" role="alert">
                  <Text size="sm" c="var(--bad)">
                    {t('team.members.detailsFailed')}
                  </Text>
                  <Button size="compact-sm" variant="default" onClick={details.retry}>
                    {t('errors.tryAgain')}
                  </Button>
                </Group>
              )}
            </Group>
          </div>
        )}
      </LiveView>
      {can('organization.write') && members.length > 0 && <RequireTwoFactor members={members} />}
      <MemberDialogs asked={asked} own={uid} />
    </Frame>
  );
}
