import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { can, type Role, roles } from '#shared/access.ts';
import {
  changeRoleCall,
  handOverWorkCall,
  removeMemberCall,
  transferAdminCall,
} from '#shared/api/members-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import type { Profile } from '../../../shared/data/use-members.ts';
import { useMembers } from '../../../shared/data/use-members.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { withProof } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import type { OpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { RoleSelect } from '../role-select.tsx';
import { GrantsDialog } from './grants-dialog.tsx';
import type { MemberQuestion } from './member-question.ts';

type Props = { question: OpenQuestion<MemberQuestion>; own: string };

/** The questions about one member. The live list shows by itself what came of them. */
export function MemberDialogs({ question: openQuestion, own }: Props) {
  const { question } = openQuestion;
  if (!question) return null;
  if (question.is === 'change role')
    return <ChangeRole {...openQuestion} member={question.member} own={own} />;
  if (question.is === 'grants') return <GrantsDialog {...openQuestion} member={question.member} />;
  if (question.is === 'hand over') return <HandOver {...openQuestion} member={question.member} />;
  return <Remove {...openQuestion} member={question.member} />;
}

type DialogProps = Pick<OpenQuestion<MemberQuestion>, 'opened' | 'close' | 'onClosed'> & { member: Profile };

function ChangeRole({ member, own, ...dialog }: DialogProps & { own: string }) {
  const [role, setRole] = useState<Role>(member.role);
  const { id: uid, full_name: name } = member;
  const act = async () => {
    if (role === member.role) return true;
    await withProof(() => callEndpoint(changeRoleCall, { uid, role }));
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
    await withProof(() => callEndpoint(transferAdminCall, { uid, ownRole }));
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

/** Removes a member and hands over their work, part by part where there is much of it. */
async function removeAndHandOver(uid: string, successor: string | null): Promise<void> {
  const removed = await withProof(() => callEndpoint(removeMemberCall, { uid, successor }));
  let isMore = removed.isMore ?? false;
  while (isMore) isMore = (await callEndpoint(handOverWorkCall, { uid, successor })).isMore;
}

function Remove({ member, ...dialog }: DialogProps) {
  const { id: uid, full_name: name } = member;
  const [successor, setSuccessor] = useState('');
  const members = useMembers(useMember().organization);
  const others = (members.is === 'ready' ? members.value : []).filter(
    (one) => one.id !== uid && can(one.role, 'tasks.read'),
  );
  const act = async () => {
    await removeAndHandOver(uid, successor || null);
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
      <NativeSelect
        label={t('team.remove.successor')}
        value={successor}
        onChange={({ currentTarget }) => setSuccessor(currentTarget.value)}
        data={[
          { value: '', label: t('team.remove.nobody') },
          ...others.map(({ id, full_name }) => ({ value: id, label: full_name })),
        ]}
      />
    </ActDialog>
  );
}
