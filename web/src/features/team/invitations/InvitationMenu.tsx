import { Menu } from '@mantine/core';
import { IconMailForward, IconMailOff } from '@tabler/icons-react';
import { useState } from 'react';
import { resendInvitationCall } from '#shared/calls/invitations.ts';
import { ask } from '../../../shared/data/api.ts';
import { wordsFor } from '../../../shared/data/errors.ts';
import { gaveUp, withProof } from '../../../shared/session/proof.ts';
import { t } from '../../../shared/text/index.ts';
import type { Asked } from '../../../shared/ui/dialog/asked.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import type { Invitation } from '../data.ts';
import { RowMenu } from '../RowMenu.tsx';
import type { NewLink } from './LinkDialog.tsx';

type Props = {
  invitation: Invitation;
  revoke: Asked<Invitation>['ask'];
  show: Asked<NewLink>['ask'];
};

/** What can be done with an invitation that nobody has taken yet. */
export function InvitationMenu({ invitation, revoke, show }: Props) {
  const { id, email } = invitation;
  const [sending, setSending] = useState(false);
  const resend = async (from: HTMLElement | null) => {
    setSending(true);
    try {
      const { link, mailed } = await withProof(() => ask(resendInvitationCall, { id }));
      show({ email, link, mailed }, from);
    } catch (error) {
      if (!gaveUp(error)) toast('error', t('team.invitations.resendFailed'), wordsFor(error));
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
