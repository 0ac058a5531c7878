import { Button } from '@mantine/core';
import { IconPhone, IconQrcode, IconUserPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CheckOutDialog } from '../../../shared/roster/check-out-dialog.tsx';
import { rosterPaths } from '../../../shared/roster/roster-paths.ts';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import { type RosterEvent, shiftNow } from '../../../shared/roster/roster-shift.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { LongList } from '../../../shared/ui/list/long-list.tsx';
import { SearchBox } from '../../../shared/ui/list/search-box.tsx';
import { useShortcuts } from '../../../shared/ui/list/shortcuts.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { ShiftChoice } from '../shift-choice.tsx';
import { checkIn } from './check-in.ts';
import styles from './door.module.css';
import { DoorLine } from './door-line.tsx';
import { doorCounts, doorRows, lateRows } from './door-list.ts';
import { ScanDialog } from './scan-dialog.tsx';
import { WalkInDialog } from './walk-in-dialog.tsx';

type Props = { event: RosterEvent; rows: readonly RosterRow[] };
const nothing = () => undefined;

/** One shift at the door: a counter, everybody who is awaited, and those who are there. */
export function Door({ event, rows }: Props) {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<'scan' | 'walk-in' | null>(null);
  const [leaving, leave] = useState<RosterRow | null>(null);
  const now = useNow();
  const chosen = event.shifts.find(({ id }) => id === params.get('shift'));
  const shift = chosen?.id ?? shiftNow(event, now);
  const ofShift = useMemo(() => rows.filter(({ shift_id }) => shift_id === shift), [rows, shift]);
  const shown = useMemo(() => doorRows(ofShift, search), [ofShift, search]);
  const { arrived, of } = doorCounts(ofShift);
  const late = lateRows(rows, event, now).length;
  useShortcuts({ n: () => setOpen('walk-in') });
  const press = async (row: RosterRow) => {
    await checkIn(row);
    setSearch('');
  };
  return (
    <>
      <div className={styles.head}>
        <p className={styles.counter} role="status">
          <strong>{showNumber(arrived)}</strong>{' '}
          <span>{t('roster.door.ofExpected', { shown: showNumber(of) })}</span>
        </p>
        <Button size="md" leftSection={<IconQrcode size={18} aria-hidden />} onClick={() => setOpen('scan')}>
          {t('roster.door.scan')}
        </Button>
        <Button
          size="md"
          variant="default"
          leftSection={<IconUserPlus size={18} aria-hidden />}
          onClick={() => setOpen('walk-in')}
        >
          {t('roster.door.walkIn')}
        </Button>
      </div>
      <ShiftChoice
        event={event}
        value={shift}
        onChange={(value) => setParams({ shift: value }, { replace: true })}
      />
      {late > 0 && (
        <Link to={rosterPaths.missing(event.id)} className={styles.late}>
          <IconPhone size={18} aria-hidden />
          {t('roster.door.late', { count: late })}
        </Link>
      )}
      <div className={styles.find}>
        <SearchBox value={search} onChange={setSearch} label={t('roster.search')} pauseMs={60} />
      </div>
      {shown.length === 0 ? (
        <p className={styles.soft}>{t(search === '' ? 'roster.door.empty' : 'roster.door.noMatch')}</p>
      ) : (
        <LongList label={t('roster.checkIn')} rows={shown} usual={76} whole onNearEnd={nothing} waits={false}>
          {(row) => <DoorLine row={row} press={() => void press(row)} leave={() => leave(row)} />}
        </LongList>
      )}
      {open === 'scan' && <ScanDialog rows={rows} event={event} shift={shift} close={() => setOpen(null)} />}
      {open === 'walk-in' && (
        <WalkInDialog event={event} shift={shift} name={search} close={() => setOpen(null)} />
      )}
      {leaving && <CheckOutDialog row={leaving} event={event} close={() => leave(null)} />}
    </>
  );
}
