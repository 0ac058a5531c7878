import { Text } from '@mantine/core';
import { useState } from 'react';
import { type Role, roles } from '#shared/access.ts';
import { changeRoleCall, removeMemberCall, transferAdminCall } from '#shared/calls/members.ts';
import { ask } from '../../../shared/data/api.ts';
import type { Profile } from '../../../shared/data/members.ts';
import { withProof } from '../../../shared/session/proof.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/ActDialog.tsx';
import type { Asked } from '../../../shared/ui/dialog/asked.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { RoleSelect } from '../RoleSelect.tsx';
import { GrantsDialog } from './GrantsDialog.tsx';

export type MemberQuestion = { is: 'change role' | 'grants' | 'hand over' | 'remove'; member: Profile };

type Props = { asked: Asked<MemberQuestion>; own: string };

/** The questions about one member. The live list shows by itself what came of them. */
export function MemberDialogs({ asked, own }: Props) {
  const { question } = asked;
  if (!question) return null;
  if (question.is === 'change role') return <ChangeRole {...asked} member={question.member} own={own} />;
  if (question.is === 'grants') return <GrantsDialog {...asked} member={question.member} />;
  if (question.is === 'hand over') return <HandOver {...asked} member={question.member} />;
  return <Remove {...asked} member={question.member} />;
}

type DialogProps = Pick<Asked<MemberQuestion>, 'opened' | 'close' | 'gone'> & { member: Profile };

function ChangeRole({ member, own, ...dialog }: DialogProps & { own: string }) {
  const [role, setRole] = useState<Role>(member.role);
  const { id: uid, full_name: name } = member;
  const act = async () => {
    if (role === member.role) return true;
    await withProof(() => ask(changeRoleCall, { uid, role }));
    toast('success', t('team.changeRole.done', { name, role: t(`account.roles.${role}`) }));
    return true;
  };
  const lessens = uid === own && role !== 'admin';
  return (
    <ActDialog
      {...dialog}
      title={t('team.changeRole.title', { name })}
      submit={t('team.changeRole.submit')}
      act={act}
    >
      <Text>{t('team.changeRole.hint')}</Text>
      <RoleSelect label={t('team.fields.role')} roles={roles} value={role} onChange={setRole} />
      {lessens && (
        <Text size="sm" c="var(--goal)" role="status">
          {t('team.changeRole.own')}
        </Text>
      )}
    </ActDialog>
  );
}

/** Who hands over gives up the admin role: the others are left to choose from. */
const lesser = roles.filter((role) => role !== 'admin');

function HandOver({ member, ...dialog }: DialogProps) {
  const [ownRole, setOwnRole] = useState<Role>('manager');
  const { id: uid, full_name: name } = member;
  const act = async () => {
    await withProof(() => ask(transferAdminCall, { uid, ownRole }));
    toast('success', t('team.handOver.done', { name }));
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t('team.handOver.title', { name })}
      submit={t('team.handOver.submit')}
      act={act}
    >
      <Text>{t('team.handOver.hint', { name })}</Text>
      <RoleSelect label={t('team.handOver.ownRole')} roles={lesser} value={ownRole} onChange={setOwnRole} />
    </ActDialog>
  );
}

function Remove({ member, ...dialog }: DialogProps) {
  const { id: uid, full_name: name } = member;
  const act = async () => {
    await withProof(() => ask(removeMemberCall, { uid }));
    toast('success', t('team.remove.done', { name }));
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t('team.remove.title', { name })}
      submit={t('team.remove.submit')}
      grave
      act={act}
    >
      <Text>{t('team.remove.hint')}</Text>
    </ActDialog>
  );
}
