import { Menu } from '@mantine/core';
import {
  IconArrowsExchange,
  IconDoorExit,
  IconIdBadge2,
  IconKey,
  IconPlayerPause,
  IconPlayerPlay,
  IconShieldCog,
  IconUserMinus,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { grantsFor } from '#shared/access.ts';
import type { Managed } from '../../../shared/data/use-members.ts';
import { t } from '../../../shared/text/index.ts';
import type { OpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { RowMenu } from '../row-menu.tsx';
import { paths } from '../team-paths.ts';
import type { MemberQuestion } from './member-question.ts';

type Props = { member: Managed; own: string; ask: OpenQuestion<MemberQuestion>['ask'] };

/** What an admin can do with a member; with themself only what leaves somebody in charge. */
export function MemberMenu({ member, own, ask }: Props) {
  const self = member.id === own;
  return (
    <RowMenu label={t('team.members.actionsFor', { name: member.full_name })}>
      {(from) => (
        <>
          {member.state === 'active' && (
            <Active member={member} self={self} act={(is) => ask({ is, member }, from())} />
          )}
          {member.state === 'active' && <Menu.Divider />}
          {self ? (
            <Menu.Item
              component={Link}
              to={paths.account}
              leftSection={<IconDoorExit size={16} aria-hidden />}
            >
              {t('team.members.leave')}
            </Menu.Item>
          ) : (
            <>
              <Menu.Item
                leftSection={
                  member.state === 'active' ? (
                    <IconPlayerPause size={16} aria-hidden />
                  ) : (
                    <IconPlayerPlay size={16} aria-hidden />
                  )
                }
                onClick={() =>
                  ask({ is: member.state === 'active' ? 'suspend' : 'reinstate', member }, from())
                }
              >
                {t(member.state === 'active' ? 'team.members.suspend' : 'team.members.reinstate')}
              </Menu.Item>
              <Menu.Item
                c="var(--bad)"
                leftSection={<IconUserMinus size={16} aria-hidden />}
                onClick={() => ask({ is: 'remove', member }, from())}
              >
                {t('team.members.remove')}
              </Menu.Item>
            </>
          )}
        </>
      )}
    </RowMenu>
  );
}

type ActiveProps = { member: Managed; self: boolean; act: (is: MemberQuestion['is']) => void };

/** What can be changed of a member who has access. */
const Active = ({ member, self, act }: ActiveProps) => (
  <>
    <Menu.Item leftSection={<IconShieldCog size={16} aria-hidden />} onClick={() => act('change role')}>
      {t('team.members.changeRole')}
    </Menu.Item>
    <Menu.Item leftSection={<IconIdBadge2 size={16} aria-hidden />} onClick={() => act('positions')}>
      {t('team.members.positions')}
    </Menu.Item>
    {grantsFor(member.role).length > 0 && (
      <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={() => act('grants')}>
        {t('team.members.grants')}
      </Menu.Item>
    )}
    {!self && member.role !== 'admin' && (
      <Menu.Item leftSection={<IconArrowsExchange size={16} aria-hidden />} onClick={() => act('hand over')}>
        {t('team.members.handOver')}
      </Menu.Item>
    )}
  </>
);
