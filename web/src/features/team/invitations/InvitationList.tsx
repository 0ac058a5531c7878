import { Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { revokeInvitationCall } from '#shared/calls/invitations.ts';
import { ask } from '../../../shared/data/api.ts';
import { useMembers } from '../../../shared/data/members.ts';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/ActDialog.tsx';
import { type Asked, useAsked } from '../../../shared/ui/dialog/asked.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { StaleNote } from '../../../shared/ui/StaleNote.tsx';
import { EmptyState } from '../../../shared/ui/States.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { type Invitation, useInvitations } from '../data.ts';
import { Frame } from '../Frame.tsx';
import { Rows } from '../Rows.tsx';
import { invitationFields } from './fields.tsx';
import { InvitationMenu } from './InvitationMenu.tsx';
import { InviteButton } from './InviteButton.tsx';
import { LinkDialog, type NewLink } from './LinkDialog.tsx';
import { isOpen, stateOf } from './status.ts';

/** Who was invited, and what became of it. */
export function InvitationList() {
  const { organization } = useMember();
  const live = useInvitations(organization);
  const members = useMembers(organization);
  const now = useNow();
  const revoking = useAsked<Invitation>();
  const shown = useAsked<NewLink>();
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

function Revoke({ question, ...dialog }: Asked<Invitation>) {
  if (!question) return null;
  const { id, email } = question;
  const act = async () => {
    await ask(revokeInvitationCall, { id });
    toast('success', t('team.revoke.done'), email);
    return true;
  };
  return (
    <ActDialog
      opened={dialog.opened}
      close={dialog.close}
      gone={dialog.gone}
      title={t('team.revoke.title', { email })}
      submit={t('team.revoke.submit')}
      grave
      act={act}
    >
      <Text>{t('team.revoke.hint')}</Text>
    </ActDialog>
  );
}
