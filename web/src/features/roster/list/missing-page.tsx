import { Button, Group } from '@mantine/core';
import { IconPhoneCheck } from '@tabler/icons-react';
import { act } from '../../../shared/roster/act-on-rows.ts';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import type { RosterEvent } from '../../../shared/roster/roster-shift.ts';
import { showShift } from '../../../shared/roster/roster-shift.ts';
import { t } from '../../../shared/text/index.ts';
import { showClock } from '../../../shared/ui/format.ts';
import { PhoneLink } from '../../../shared/ui/record/contact.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { lateRows } from '../door/door-list.ts';
import styles from '../roster.module.css';
import { RosterView } from '../roster-view.tsx';
import { RowName } from '../row-name.tsx';

/** `/events/:id/roster/missing`: who should be there since twenty minutes, to be called one after the other. */
export function MissingPage() {
  return (
    <RosterView below="roster" title={({ title }) => t('roster.missing.title', { name: title })}>
      {({ event, rows }) => <CallList event={event} rows={rows} />}
    </RosterView>
  );
}

function CallList({ event, rows }: { event: RosterEvent; rows: readonly RosterRow[] }) {
  const now = useNow();
  const late = lateRows(rows, event, now);
  if (late.length === 0)
    return (
      <EmptyState
        icon={IconPhoneCheck}
        title={t('roster.missing.empty')}
        hint={t('roster.missing.emptyHint')}
      />
    );
  return (
    <>
      <Group justify="space-between">
        <p className={styles.soft}>{t('roster.missing.hint')}</p>
        <Button variant="default" onClick={() => void act(late, { is: 'miss' })}>
          {t('roster.missing.all', { count: late.length })}
        </Button>
      </Group>
      <ol className={styles.calls} aria-label={t('roster.missing.list')}>
        {late.map((row) => (
          <Called key={row.id} row={row} event={event} />
        ))}
      </ol>
    </>
  );
}

function Called({ row, event }: { row: RosterRow; event: RosterEvent }) {
  const shift = event.shifts.find(({ id }) => id === row.shift_id);
  const note = async (outcome: 'onTheWay' | 'noAnswer' | 'cannot') => {
    const line = `${t(`roster.missing.${outcome}`)}, ${showClock(Date.now())}`;
    await act([row], { is: 'add_note', line });
    if (outcome === 'cannot') await act([row], { is: 'miss' });
  };
  const button = (outcome: 'onTheWay' | 'noAnswer' | 'cannot') => (
    <Button
      size="sm"
      variant="default"
      aria-label={`${t(`roster.missing.${outcome}`)}: ${row.name}`}
      onClick={() => void note(outcome)}
    >
      {t(`roster.missing.${outcome}`)}
    </Button>
  );
  return (
    <li>
      <div className={styles.who}>
        <strong>
          <RowName row={row} />
        </strong>
        {shift && event.shifts.length > 1 && <span className={styles.soft}>{showShift(shift)}</span>}
        {row.note !== null && <span className={styles.soft}>{row.note}</span>}
      </div>
      <PhoneLink phone={row.phone} />
      <Group gap="xs">
        <Button
          size="sm"
          aria-label={`${t('roster.do.check_in')}: ${row.name}`}
          onClick={() => void act([row], { is: 'check_in', at: Date.now() })}
        >
          {t('roster.do.check_in')}
        </Button>
        {button('onTheWay')}
        {button('cannot')}
        {button('noAnswer')}
      </Group>
    </li>
  );
}
