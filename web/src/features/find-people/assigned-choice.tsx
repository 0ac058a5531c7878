import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import { useMembers } from '../../shared/data/use-members.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { slotOf } from './narrow.ts';

type Props = { filter: AudienceFilter; change: (filter: AudienceFilter) => void };

/** To whom people are assigned, where a group narrowed them to that: it goes away again here. */
export function AssignedChoice({ filter, change }: Props) {
  const members = useMembers(useMember().organization);
  const assigned = filter.all.flatMap((test) =>
    test.by === 'value' && test.column === 'assigned' ? test.is : [],
  );
  const nameOf = (id: string) =>
    members.is === 'ready'
      ? (members.value.find((one) => one.id === id)?.full_name ?? t('audiences.group.formerMember'))
      : t('common.loading');
  const name = assigned.map(nameOf).join(', ');
  return (
    <Button
      variant="default"
      rightSection={<IconX size={16} aria-hidden />}
      aria-label={t('audiences.removeAssigned', { name })}
      onClick={() => change({ ...filter, all: filter.all.filter((test) => slotOf(test) !== 'assigned') })}
    >
      {t('audiences.assignedTo', { name })}
    </Button>
  );
}
