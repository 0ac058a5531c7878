import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Role, roles } from '#shared/access.ts';
import { inviteCall } from '#shared/api/invitations.ts';
import type { MemberPosition } from '#shared/member-positions.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { withProof } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import type { OpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { PositionsSelect } from '../positions-select.tsx';
import { RoleSelect } from '../role-select.tsx';
import type { NewLink } from './link-dialog.tsx';
import { addressOf } from './parse-email.ts';

type Props = Pick<OpenQuestion<'invite'>, 'opened' | 'close' | 'onClosed'> & {
  show: (link: NewLink) => void;
};

/** Asks somebody to join. Where no mail went out, the link is shown instead. */
export function InviteDialog({ show, ...dialog }: Props) {
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<Role>('user');
  const [positions, setPositions] = useState<MemberPosition[]>([]);
  const [wrong, setWrong] = useState<string | null>(null);

  const check = (): string | null => {
    const address = addressOf(typed);
    if (address !== null) setWrong(null);
    else setWrong(t(typed.trim() === '' ? 'team.invite.emailMissing' : 'team.invite.emailWrong'));
    return address;
  };
  const act = async () => {
    const email = check();
    if (email === null) return false;
    const { mailed, link } = await withProof(() => callEndpoint(inviteCall, { email, role, positions }));
    if (mailed) toast('success', t('team.invite.sent'), t('team.invite.sentTo', { email }));
    else show({ email, link, mailed });
    return true;
  };

  return (
    <ActDialog {...dialog} title={t('team.invite.title')} submit={t('team.invite.submit')} act={act}>
      <Text c="var(--ink-soft)">{t('team.invite.hint')}</Text>
      <TextInput
        label={t('team.invite.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        data-autofocus
        required
        withAsterisk={false}
        maxLength={254}
        value={typed}
        error={wrong}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(null);
        }}
        onBlur={() => {
          if (typed.trim() !== '') check();
        }}
      />
      <RoleSelect label={t('team.fields.role')} roles={roles} value={role} onChange={setRole} />
      <PositionsSelect value={positions} onChange={setPositions} />
    </ActDialog>
  );
}
