import '../../../shared/text/quality.ts';
import '../../../shared/text/voters.ts';
import { Button, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { type Shift, shiftsOf } from '#shared/rules/field/quality.ts';
import { useMembers } from '../../../shared/data/members.ts';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showMomentDay, showNumber } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { Page } from '../../../shared/ui/Page.tsx';
import { StaleNote } from '../../../shared/ui/StaleNote.tsx';
import { EmptyState } from '../../../shared/ui/States.tsx';
import { AreaTabs } from '../AreaTabs.tsx';
import { eventsMax, useField } from './data.ts';
import styles from './quality.module.css';
import { RollbackDialog } from './RollbackDialog.tsx';
import { backsOf } from './rollback.ts';
import { ShiftCard } from './ShiftCard.tsx';

/** Days back, today included. */
const days = { day: 1, week: 7, fortnight: 14 } as const;
type Span = keyof typeof days;
const spans = ['day', 'week', 'fortnight'] as const satisfies readonly Span[];
const dayMs = 86_400_000;
const dayOf = (moment: number) => localDay(new Date(moment));

/** The midnight before which nothing is looked at. */
const sinceDays = (days: number): number => {
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  return midnight.getTime() - (days - 1) * dayMs;
};

/** Shifts of the last days with what is odd about them, and how to take one back. */
export default function QualityPage() {
  const { organization, can } = useMember();
  const [span, setSpan] = useState<Span>('day');
  const [flaggedOnly, setFlaggedOnly] = useState(false);
  const [asked, setAsked] = useState<Shift | null>(null);
  const since = useMemo(() => sinceDays(days[span]), [span]);
  const { events, reading, cut, failed, more } = useField(since);
  const members = useMembers(organization);
  const found = events.is === 'ready' ? events.value : null;
  const shifts = useMemo(() => shiftsOf(found ?? [], dayOf), [found]);
  const undone = useMemo(() => new Set((found ?? []).map(({ undoes }) => undoes)), [found]);
  const nameOf = (uid: string): string =>
    (members.is === 'ready' && members.value.find(({ id }) => id === uid)?.full_name) || t('quality.former');
  const shown = shifts.filter(({ flags, day }) => (!flaggedOnly || flags.length > 0) && day >= dayOf(since));
  const flagged = shown.filter(({ flags }) => flags.length > 0).length;
  const note = reading
    ? t('quality.reading', { read: showNumber(found?.length ?? 0) })
    : t('quality.counts', { count: shown.length, shown: showNumber(shown.length), flagged });
  return (
    <Page title={t('nav.fieldOps')}>
      <AreaTabs />
      <StaleNote of={events} />
      <Text c="var(--ink-soft)">{t('quality.hint')}</Text>
      <div className={styles.tools}>
        <SegmentedControl
          aria-label={t('quality.spans.label')}
          value={span}
          onChange={(value) => setSpan(spans.find((one) => one === value) ?? 'week')}
          data={spans.map((value) => ({ value, label: t(`quality.spans.${value}`) }))}
        />
        <Switch
          label={t('quality.flaggedOnly')}
          checked={flaggedOnly}
          onChange={({ currentTarget }) => setFlaggedOnly(currentTarget.checked)}
        />
        <Text size="sm" c="var(--ink-soft)" role="status" className="figures">
          {note}
        </Text>
      </div>
      {cut && <Text size="sm">{t('quality.cut', { max: showNumber(eventsMax) })}</Text>}
      {failed !== null && (
        <Text role="alert" c="var(--bad)">
          {failed}{' '}
          <Button size="compact-sm" variant="default" onClick={more}>
            {t('errors.tryAgain')}
          </Button>
        </Text>
      )}
      <LiveView of={events}>
        {() =>
          shown.length === 0 && !reading ? (
            <EmptyState
              icon={IconClipboardCheck}
              title={t(flaggedOnly ? 'quality.empty.unflagged' : 'quality.empty.title')}
              hint={t('quality.empty.hint')}
            />
          ) : (
            <Stack component="ul" gap={0} className={styles.shifts ?? ''}>
              {shown.map((shift) => (
                <ShiftCard
                  key={shift.key}
                  shift={shift}
                  who={nameOf(shift.by)}
                  writes={can('voters.write')}
                  rollBack={() => setAsked(shift)}
                />
              ))}
            </Stack>
          )
        }
      </LiveView>
      {asked && (
        <RollbackDialog
          who={nameOf(asked.by)}
          day={showMomentDay(asked.from)}
          drafts={backsOf(asked, undone)}
          close={() => setAsked(null)}
        />
      )}
    </Page>
  );
}
