import { Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { revokeInvitationCall } from '#shared/api/invitations.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { useMembers } from '../../../shared/data/use-members.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { type OpenQuestion, useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { type Invitation, useInvitations } from '../data.ts';
import { Rows } from '../member-rows.tsx';
import { Frame } from '../team-frame.tsx';
import { invitationFields } from './invitation-fields.tsx';
import { InvitationMenu } from './invitation-menu.tsx';
import { isOpen, stateOf } from './invitation-status.ts';
import { InviteButton } from './invite-button.tsx';
import { LinkDialog, type NewLink } from './link-dialog.tsx';

/** Who was invited, and what became of it. */
export function InvitationList() {
  const { organization } = useMember();
  const live = useInvitations(organization);
  const members = useMembers(organization);
  const now = useNow();
  const revoking = useOpenQuestion<Invitation>();
  const shown = useOpenQuestion<NewLink>();
  const names = new Map(
    members.is === 'ready' ? members.value.map(({ id, full_name }) => [id, full_name]) : [],
  );
  const actions = (invitation: Invitation) =>
    isOpen(stateOf(invitation, now)) && (
      <InvitationMenu invitation={invitation} revoke={revoking.ask} show={shown.ask} />
    );
  return (
    <Frame actions={<InviteButton />}>
      <LiveView of={live}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconMailForward}
              title={t('team.invitations.empty.title')}
              hint={t('team.invitations.empty.hint')}
            />
          ) : (
            <div>
              <StaleNote of={live} />
              <Rows
                label={t('team.invitations.label')}
                fields={invitationFields(names, now)}
                rows={all}
                actions={actions}
              />
            </div>
          )
        }
      </LiveView>
      <Revoke {...revoking} />
      <LinkDialog {...shown} />
    </Frame>
  );
}

function Revoke({ question, ...dialog }: OpenQuestion<Invitation>) {
  if (!question) return null;
  const { id, email } = question;
  const act = async () => {
    await callEndpoint(revokeInvitationCall, { id });
    toast('success', t('team.revoke.done'), email);
    return true;
  };
  return (
    <ActDialog
      opened={dialog.opened}
      close={dialog.close}
      onClosed={dialog.onClosed}
      title={t('team.revoke.title', { email })}
      submit={t('team.revoke.submit')}
      grave
      act={act}
    >
      <Text>{t('team.revoke.hint')}</Text>
    </ActDialog>
  );
}
