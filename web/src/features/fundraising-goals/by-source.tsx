import { Button, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Section } from '../../shared/fundraising/section.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { showMoney } from '../../shared/ui/format.ts';
import { PartTable } from './part-table.tsx';
import type { Progress } from './plan-progress-of.ts';
import { SourcesDialog } from './sources-dialog.tsx';

/** What each source is to bring, and has brought. */
export function BySource({ progress }: { progress: Progress }) {
  const writes = useMember().can('donations.write');
  const { plan, sources, other, unplanned, raised, pace } = progress;
  const { question, opened, ask, close, onClosed } = useOpenQuestion<'sources'>();
  const rows = [
    ...sources,
    ...(other.raised > 0 ? [{ ...other, name: t('giving.goals.sources.other') }] : []),
  ];
  const edit = writes && (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
      onClick={({ currentTarget }) => ask('sources', currentTarget)}
    >
      {t('giving.goals.sources.edit')}
    </Button>
  );
  const amount = showMoney(Math.abs(unplanned), true);
  return (
    <Section title={t('giving.goals.sources.title')} hint={t('giving.goals.sources.hint')} action={edit}>
      {sources.length === 0 && <Text c="var(--ink-soft)">{t('giving.goals.sources.none')}</Text>}
      {rows.length > 0 && (
        <PartTable
          name={t('giving.goals.sources.name')}
          parts={rows.map((part) => ({ ...part, name: part.name ?? '' }))}
          total={{
            name: t('giving.goals.sources.total'),
            target: plan.target,
            raised,
            end:
              pace.days === pace.daysLeft
                ? null
                : Math.round((raised * pace.days) / (pace.days - pace.daysLeft)),
          }}
        />
      )}
      {sources.length > 0 && unplanned !== 0 && (
        <Text size="sm" c="var(--ink-soft)">
          {unplanned > 0
            ? t('giving.goals.sources.unplanned', { amount })
            : t('giving.goals.sources.over', { amount })}
        </Text>
      )}
      {question && <SourcesDialog plan={plan} opened={opened} close={close} onClosed={onClosed} />}
    </Section>
  );
}
