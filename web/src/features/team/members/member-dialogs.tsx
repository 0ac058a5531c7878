import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { can, type Role, roles } from '#shared/access.ts';
import {
  changeRoleCall,
  handOverWorkCall,
  reinstateMemberCall,
  removeMemberCall,
  suspendMemberCall,
  transferAdminCall,
} from '#shared/api/members-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import type { Managed } from '../../../shared/data/use-members.ts';
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
import { PositionsDialog } from './positions-dialog.tsx';

type Props = { question: OpenQuestion<MemberQuestion>; own: string };

/** The questions about one member. The live list shows by itself what came of them. */
export function MemberDialogs({ question: openQuestion, own }: Props) {
  const { question } = openQuestion;
  if (!question) return null;
  if (question.is === 'change role')
    return <ChangeRole {...openQuestion} member={question.member} own={own} />;
  if (question.is === 'grants') return <GrantsDialog {...openQuestion} member={question.member} />;
  if (question.is === 'hand over') return <HandOver {...openQuestion} member={question.member} />;
  if (question.is === 'positions') return <PositionsDialog {...openQuestion} member={question.member} />;
  if (question.is === 'suspend') return <Suspend {...openQuestion} member={question.member} />;
  if (question.is === 'reinstate') return <Reinstate {...openQuestion} member={question.member} />;
  return <Remove {...openQuestion} member={question.member} />;
}

type DialogProps = Pick<OpenQuestion<MemberQuestion>, 'opened' | 'close' | 'onClosed'> & { member: Managed };

function ChangeRole({ member, own, ...dialog }: DialogProps & { own: string }) {
  const [role, setRole] = useState<Role>(member.role);
  const { id: uid, full_name: name } = member;
  const act = async () => {
    if (role === member.role) return true;
    await withProof(() => callEndpoint(changeRoleCall, { uid, role }));
    toast('success', t('team.changeRole.done', { name, role: t(`member.roles.${role}`) }));
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

/** Takes a member's access away and hands over their work, part by part where there is much of it. */
async function endAndHandOver(
  endpoint: typeof removeMemberCall | typeof suspendMemberCall,
  uid: string,
  successor: string | null,
): Promise<void> {
  const ended = await withProof(() => callEndpoint(endpoint, { uid, successor }));
  let isMore = ended.isMore ?? false;
  while (isMore) isMore = (await callEndpoint(handOverWorkCall, { uid, successor })).isMore;
}

type EndProps = DialogProps & { act: (successor: string | null) => Promise<void>; of: 'remove' | 'suspend' };

/** The question before somebody's access ends, with who gets their open work. */
function EndAccess({ member, act, of, ...dialog }: EndProps) {
  const { id: uid, full_name: name } = member;
  const [successor, setSuccessor] = useState('');
  const members = useMembers(useMember().organization);
  const others = (members.is === 'ready' ? members.value : []).filter(
    (one) => one.id !== uid && can(one.role, 'tasks.read'),
  );
  return (
    <ActDialog
      {...dialog}
      title={t(`team.${of}.title`, { name })}
      submit={t(`team.${of}.submit`)}
      grave
      loading={members.is === 'loading'}
      act={async () => {
        await act(successor || null);
        toast('success', t(`team.${of}.done`, { name }));
        return true;
      }}
    >
      <Text>{t(`team.${of}.hint`)}</Text>
      <NativeSelect
        label={t('team.remove.successor')}
        value={successor}
        disabled={members.is === 'loading'}
        onChange={({ currentTarget }) => setSuccessor(currentTarget.value)}
        data={[
          { value: '', label: t('team.remove.nobody') },
          ...others.map(({ id, full_name }) => ({ value: id, label: full_name })),
        ]}
      />
    </ActDialog>
  );
}

const Remove = (dialog: DialogProps) => (
  <EndAccess
    {...dialog}
    of="remove"
    act={(successor) => endAndHandOver(removeMemberCall, dialog.member.id, successor)}
  />
);

const Suspend = (dialog: DialogProps) => (
  <EndAccess
    {...dialog}
    of="suspend"
    act={(successor) => endAndHandOver(suspendMemberCall, dialog.member.id, successor)}
  />
);

function Reinstate({ member, ...dialog }: DialogProps) {
  const { id: uid, full_name: name, role } = member;
  const act = async () => {
    await withProof(() => callEndpoint(reinstateMemberCall, { uid }));
    toast('success', t('team.reinstate.done', { name }));
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t('team.reinstate.title', { name })}
      submit={t('team.reinstate.submit')}
      act={act}
    >
      <Text>{t('team.reinstate.hint', { name, role: t(`member.roles.${role}`) })}</Text>
    </ActDialog>
  );
}
