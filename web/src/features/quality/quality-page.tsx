import '../../shared/text/quality/en.ts';
import '../../shared/text/voters/en.ts';
import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { shiftDayOf, shiftDayStart } from '#shared/domain/field/shift-day.ts';
import { shiftsOf } from '#shared/domain/field/shift-quality.ts';
import { nameWithoutAccount } from '#shared/domain/voters/learned.ts';
import { useMembers } from '../../shared/data/use-members.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { AreaTabs } from '../../shared/ui/area-tabs.tsx';
import { showNumber } from '../../shared/ui/format.ts';
import { Choice } from '../../shared/ui/list/choice.tsx';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { storeFlaggedShifts } from '../../shared/waiting/flagged-shifts.ts';
import { Person } from './person-summary.tsx';
import styles from './quality.module.css';
import { RollbackDialog } from './rollback-dialog.tsx';
import { ShiftCard } from './shift-card.tsx';
import { marksOf, useMarks } from './shift-marks-data.ts';
import { rollbackOf } from './shift-rollback.ts';
import { useField } from './use-field-log.ts';

/** Days back, today included. */
const days = { day: 1, week: 7, fortnight: 14 } as const;
type Span = keyof typeof days;
const spans = ['day', 'week', 'fortnight'] as const satisfies readonly Span[];
/** Which shifts are listed: all, those that somebody should look at, those that somebody looked at and found right. */
const shows = ['all', 'open', 'right'] as const;

/** What is to be taken back: a shift of somebody, or with no `key` all of theirs in these days. */
type RollbackRequest = { by: string; key: string | null };

/** Shifts of the last days with what is odd about them, who found them right, and how to take one back, or all of a person. */
export default function QualityPage() {
  const { organization, uid, can } = useMember();
  const [span, setSpan] = useState<Span>('day');
  const [show, setShow] = useState<(typeof shows)[number]>('all');
  const [member, setMember] = useState('');
  const [request, setRequest] = useState<RollbackRequest | null>(null);
  const since = useMemo(() => shiftDayStart(Date.now(), days[span] - 1), [span]);
  const { events, reading, cut, failed, more } = useField(since);
  const marks = useMarks(shiftDayOf(since));
  const members = useMembers(organization);
  const found = events.is === 'ready' ? events.value : null;
  const shifts = useMemo(() => shiftsOf(found ?? []), [found]);
  const undone = useMemo(() => new Set((found ?? []).map(({ undoes }) => undoes)), [found]);
  const nameOf = (uid: string): string =>
    nameWithoutAccount(uid) ??
    ((members.is === 'ready' && members.value.find(({ id }) => id === uid)?.full_name) ||
      t('quality.former'));
  const judged = useMemo(
    () =>
      shifts
        .filter(({ day }) => day >= shiftDayOf(since))
        .map((shift) => {
          const right = marksOf(marks, shift);
          return { shift, right, isOpen: shift.flags.length > 0 && !shift.rolledBack && right.length === 0 };
        }),
    [shifts, marks, since],
  );
  const open = judged.flatMap(({ shift: { key, by, day }, isOpen }) =>
    isOpen ? [{ key, name: nameOf(by), day }] : [],
  );
  const isWhole = span !== 'day' && !reading && !cut && failed === null && members.is === 'ready';
  const flaggedKey = isWhole ? JSON.stringify(open) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the shifts.
  useEffect(() => {
    if (flaggedKey !== null) storeFlaggedShifts({ organization, uid }, open);
  }, [organization, uid, flaggedKey]);
  const people = useMemo(() => judged.map(({ shift }) => shift.by), [judged]);
  // Who was chosen stays so, also in days of which they have none.
  const named = [...new Set(member === '' ? people : [member, ...people])]
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const listed = member === '' ? judged : judged.filter(({ shift }) => shift.by === member);
  const shown = listed.filter(
    ({ shift, right, isOpen }) =>
      show === 'all' || (show === 'open' ? isOpen : right.length > 0 && !shift.rolledBack),
  );
  const flagged = listed.filter(({ isOpen }) => isOpen).length;
  const note = reading
    ? t('quality.reading', { count: found?.length ?? 0, read: showNumber(found?.length ?? 0) })
    : t('quality.counts', { count: listed.length, shown: showNumber(listed.length), flagged });
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
        <SegmentedControl
          aria-label={t('quality.shows.label')}
          value={show}
          onChange={(value) => setShow(shows.find((one) => one === value) ?? 'all')}
          data={shows.map((value) => ({ value, label: t(`quality.shows.${value}`) }))}
        />
        <div className={styles.whose}>
          <Choice
            label={t('quality.whose.label')}
            any={t('quality.whose.any')}
            value={member}
            options={named}
            onChange={setMember}
          />
        </div>
        <Text size="sm" c="var(--ink-soft)" role="status" className="figures">
          {note}
        </Text>
      </div>
      {cut && (
        <Text size="sm">
          {t('quality.cut', { shown: showNumber(found?.length ?? 0) })}{' '}
          <Button size="compact-sm" variant="default" onClick={more}>
            {t('quality.readOn')}
          </Button>
        </Text>
      )}
      {failed !== null && (
        <Text role="alert" c="var(--bad)">
          {failed}{' '}
          <Button size="compact-sm" variant="default" onClick={more}>
            {t('errors.tryAgain')}
          </Button>
        </Text>
      )}
      {member !== '' && listed.length > 0 && (
        <Person
          memberName={nameOf(member)}
          rollback={rollbackOf(listed, undone)}
          writes={can('voters.write')}
          rollBack={() => setRequest({ by: member, key: null })}
        />
      )}
      <LiveView of={events}>
        {() =>
          shown.length === 0 && !reading ? (
            <EmptyState
              icon={IconClipboardCheck}
              title={t(`quality.empty.${show}`)}
              hint={t('quality.empty.hint')}
            />
          ) : (
            <ul className={styles.shifts}>
              {shown.map(({ shift, right }) => (
                <ShiftCard
                  key={shift.key}
                  shift={shift}
                  right={right}
                  nameOf={nameOf}
                  writes={can('voters.write')}
                  rollBack={() => setRequest({ by: shift.by, key: shift.key })}
                />
              ))}
            </ul>
          )
        }
      </LiveView>
      {request && (
        <RollbackDialog
          memberName={nameOf(request.by)}
          rollback={rollbackOf(
            judged.filter(({ shift: { by, key } }) => by === request.by && key === (request.key ?? key)),
            undone,
          )}
          all={request.key === null}
          partly={reading || cut || failed !== null}
          close={() => setRequest(null)}
        />
      )}
    </Page>
  );
}
