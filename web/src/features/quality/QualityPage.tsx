import '../../shared/text/quality.ts';
import '../../shared/text/voters.ts';
import { Button, SegmentedControl, Text } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { shiftsOf } from '#shared/rules/field/quality.ts';
import { shiftDayOf, shiftDayStart } from '#shared/rules/field/shift_day.ts';
import { nameWithoutAccount } from '#shared/rules/voters/learned.ts';
import { useMembers } from '../../shared/data/members.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { AreaTabs } from '../../shared/ui/AreaTabs.tsx';
import { showNumber } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/LiveView.tsx';
import { Choice } from '../../shared/ui/list/Choice.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { StaleNote } from '../../shared/ui/StaleNote.tsx';
import { EmptyState } from '../../shared/ui/States.tsx';
import { marksOf, useMarks } from './marks.ts';
import { Person } from './Person.tsx';
import styles from './quality.module.css';
import { RollbackDialog } from './RollbackDialog.tsx';
import { rollbackOf } from './rollback.ts';
import { ShiftCard } from './ShiftCard.tsx';
import { useField } from './use-field.ts';

/** Days back, today included. */
const days = { day: 1, week: 7, fortnight: 14 } as const;
type Span = keyof typeof days;
const spans = ['day', 'week', 'fortnight'] as const satisfies readonly Span[];
/** Which shifts are listed: all, those that somebody should look at, those that somebody looked at and found right. */
const shows = ['all', 'open', 'right'] as const;

/** What is to be taken back: a shift of somebody, or with no `key` all of theirs in these days. */
type Asked = { by: string; key: string | null };

/** Shifts of the last days with what is odd about them, who found them right, and how to take one back, or all of a person. */
export default function QualityPage() {
  const { organization, can } = useMember();
  const [span, setSpan] = useState<Span>('day');
  const [show, setShow] = useState<(typeof shows)[number]>('all');
  const [whose, setWhose] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
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
  const people = useMemo(() => judged.map(({ shift }) => shift.by), [judged]);
  // Who was chosen stays so, also in days of which they have none.
  const named = [...new Set(whose === '' ? people : [whose, ...people])]
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const theirs = whose === '' ? judged : judged.filter(({ shift }) => shift.by === whose);
  const shown = theirs.filter(
    ({ shift, right, isOpen }) =>
      show === 'all' || (show === 'open' ? isOpen : right.length > 0 && !shift.rolledBack),
  );
  const flagged = theirs.filter(({ isOpen }) => isOpen).length;
  const note = reading
    ? t('quality.reading', { count: found?.length ?? 0, read: showNumber(found?.length ?? 0) })
    : t('quality.counts', { count: theirs.length, shown: showNumber(theirs.length), flagged });
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
            value={whose}
            options={named}
            onChange={setWhose}
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
      {whose !== '' && theirs.length > 0 && (
        <Person
          who={nameOf(whose)}
          rollback={rollbackOf(theirs, undone)}
          writes={can('voters.write')}
          rollBack={() => setAsked({ by: whose, key: null })}
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
                  rollBack={() => setAsked({ by: shift.by, key: shift.key })}
                />
              ))}
            </ul>
          )
        }
      </LiveView>
      {asked && (
        <RollbackDialog
          who={nameOf(asked.by)}
          rollback={rollbackOf(
            judged.filter(({ shift: { by, key } }) => by === asked.by && key === (asked.key ?? key)),
            undone,
          )}
          all={asked.key === null}
          partly={reading || cut || failed !== null}
          close={() => setAsked(null)}
        />
      )}
    </Page>
  );
}
