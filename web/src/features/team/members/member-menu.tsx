import { Menu } from '@mantine/core';
import { IconArrowsExchange, IconDoorExit, IconKey, IconShieldCog, IconUserMinus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { grantsFor } from '#shared/access.ts';
import type { Profile } from '../../../shared/data/use-members.ts';
import { t } from '../../../shared/text/index.ts';
import type { OpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { RowMenu } from '../row-menu.tsx';
import { paths } from '../team-paths.ts';
import type { MemberQuestion } from './member-question.ts';

type Props = { member: Profile; own: string; ask: OpenQuestion<MemberQuestion>['ask'] };

/** What an admin can do with a member; with themself only what leaves somebody in charge. */
export function MemberMenu({ member, own, ask }: Props) {
  const self = member.id === own;
  return (
    <RowMenu label={t('team.members.actionsFor', { name: member.full_name })}>
      {(from) => (
        <>
          <Menu.Item
            leftSection={<IconShieldCog size={16} aria-hidden />}
            onClick={() => ask({ is: 'change role', member }, from())}
          >
            {t('team.members.changeRole')}
          </Menu.Item>
          {grantsFor(member.role).length > 0 && (
            <Menu.Item
              leftSection={<IconKey size={16} aria-hidden />}
              onClick={() => ask({ is: 'grants', member }, from())}
            >
              {t('team.members.grants')}
            </Menu.Item>
          )}
          {!self && member.role !== 'admin' && (
            <Menu.Item
              leftSection={<IconArrowsExchange size={16} aria-hidden />}
              onClick={() => ask({ is: 'hand over', member }, from())}
            >
              {t('team.members.handOver')}
            </Menu.Item>
          )}
          <Menu.Divider />
          {self ? (
            <Menu.Item
              component={Link}
              to={paths.account}
              leftSection={<IconDoorExit size={16} aria-hidden />}
            >
              {t('team.members.leave')}
            </Menu.Item>
          ) : (
            <Menu.Item
              c="var(--bad)"
              leftSection={<IconUserMinus size={16} aria-hidden />}
              onClick={() => ask({ is: 'remove', member }, from())}
            >
              {t('team.members.remove')}
            </Menu.Item>
          )}
        </>
      )}
    </RowMenu>
  );
}
