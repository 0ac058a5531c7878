import { Menu } from '@mantine/core';
import { IconMailForward, IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import { resendInvitationCall } from '#shared/api/invitations.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { isProofCancelled, withProof } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import type { OpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import type { Invitation } from '../data.ts';
import { RowMenu } from '../row-menu.tsx';
import type { NewLink } from './link-dialog.tsx';

type Props = {
  invitation: Invitation;
  revoke: OpenQuestion<Invitation>['ask'];
  show: OpenQuestion<NewLink>['ask'];
};

/** What can be done with an invitation that nobody has taken yet. */
export function InvitationMenu({ invitation, revoke, show }: Props) {
  const { id, email } = invitation;
  const [sending, setSending] = useState(false);
  const resend = async (from: HTMLElement | null) => {
    setSending(true);
    try {
      const { link, mailed } = await withProof(() => callEndpoint(resendInvitationCall, { id }));
      show({ email, link, mailed }, from);
    } catch (error) {
      if (!isProofCancelled(error)) toast('error', t('team.invitations.resendFailed'), messageFor(error));
    }
    setSending(false);
  };
  return (
    <RowMenu label={t('team.invitations.actionsFor', { email })} busy={sending}>
      {(from) => (
        <>
          <Menu.Item
            leftSection={<IconMailForward size={16} aria-hidden />}
            onClick={() => void resend(from())}
          >
            {t('team.invitations.resend')}
          </Menu.Item>
          <Menu.Item
            c="var(--bad)"
            leftSection={<IconMailOff size={16} aria-hidden />}
            onClick={() => revoke(invitation, from())}
          >
            {t('team.invitations.revoke')}
          </Menu.Item>
        </>
      )}
    </RowMenu>
  );
}
