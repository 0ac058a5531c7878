import { Button, Group } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { byteOrderMark, csvLine } from '#shared/domain/import/cells.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { download } from '../../shared/ui/download.ts';
import type { Part, Progress } from './plan-progress-of.ts';

const dollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

/** Weeks, sources and members one after the other, as the screen shows them. */
export function goalsTable({ weeks, sources, other, members, committee }: Progress): string {
  const parts = (name: string, all: readonly Part[]) => [
    [name, t('giving.goals.sources.goal'), t('giving.goals.sources.raised'), t('giving.goals.sources.end')],
    ...all.map((part) => [part.name ?? '', dollars(part.target), dollars(part.raised), dollars(part.end)]),
  ];
  const lines = [
    [
      t('giving.goals.weeks.week'),
      t('giving.goals.weeks.goal'),
      t('giving.goals.weeks.raised'),
      t('giving.goals.weeks.inAll'),
    ],
    ...weeks.map(({ week, goal, raised, raisedInAll }) => [
      week,
      dollars(goal),
      dollars(raised),
      dollars(raisedInAll),
    ]),
    [],
    ...parts(t('giving.goals.sources.name'), [
      ...sources,
      { ...other, name: t('giving.goals.sources.other') },
    ]),
    [],
    ...parts(t('giving.goals.members.member'), [
      ...members,
      { ...committee, name: t('giving.goals.members.committee') },
    ]),
  ];
  return [byteOrderMark, ...lines.map(csvLine)].join('');
}

/** What is shown, as a file or on paper. */
export function ExportGoals({ progress, today }: { progress: Progress; today: string }) {
  const { can } = useMember();
  const save = () =>
    download(
      new Blob([goalsTable(progress)], { type: 'text/csv;charset=utf-8' }),
      t('giving.goals.file', { day: today }),
    );
  return (
    <Group gap="xs">
      {can('data.export') && (
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
          {t('giving.goals.export')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => window.print()}
      >
        {t('giving.goals.print')}
      </Button>
    </Group>
  );
}
