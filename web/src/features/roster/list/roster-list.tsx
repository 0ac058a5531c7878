import { Button } from '@mantine/core';
import { IconSearch, IconUsers } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import { type RosterEvent, showShift } from '../../../shared/roster/roster-shift.ts';
import { TurnoutLine } from '../../../shared/roster/turnout-line.tsx';
import { t } from '../../../shared/text/index.ts';
import { Choice } from '../../../shared/ui/list/choice.tsx';
import { LongList } from '../../../shared/ui/list/long-list.tsx';
import { SearchBox } from '../../../shared/ui/list/search-box.tsx';
import { useShortcuts } from '../../../shared/ui/list/shortcuts.ts';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { EditDialog } from '../edit-dialog.tsx';
import styles from '../roster.module.css';
import { byName, filterCounts, filters, isInFilter, isMatch } from '../roster-filter.ts';
import { RosterLine } from './roster-line.tsx';
import { Selection } from './selection.tsx';

type Props = { event: RosterEvent; rows: readonly RosterRow[]; add: () => void };

const nothing = () => undefined;

/** The roster of an event or of one of its shifts, filtered and searched; what is shown is kept in the address. */
export function RosterList({ event, rows, add }: Props) {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [editing, edit] = useState<RosterRow | null>(null);
  const now = useNow();
  const shift = event.shifts.find(({ id }) => id === params.get('shift')) ?? null;
  const filter = filters.find((one) => one === params.get('show')) ?? 'all';
  useShortcuts({ n: add });
  const put = (key: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(key);
        else after.set(key, value);
        return after;
      },
      { replace: true },
    );
  const ofShift = useMemo(
    () => (shift ? rows.filter(({ shift_id }) => shift_id === shift.id) : rows),
    [rows, shift],
  );
  const shown = useMemo(
    () => ofShift.filter((row) => isInFilter(row, filter) && isMatch(row, search)).toSorted(byName),
    [ofShift, filter, search],
  );
  const capacities = (shift ? [shift] : event.shifts).map(({ capacity }) => capacity);
  const capacity = capacities.reduce<number | null>(
    (sum, one) => (sum === null || one === null ? null : sum + one),
    0,
  );
  const toggle = ({ id }: RosterRow) =>
    choose((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  if (rows.length === 0)
    return (
      <EmptyState icon={IconUsers} title={t('roster.empty')} hint={t('roster.emptyHint')}>
        <Button onClick={add} disabled={event.state === 'cancelled'}>
          {t('roster.add.action')}
        </Button>
      </EmptyState>
    );
  return (
    <>
      <TurnoutLine rows={ofShift} capacity={capacity} />
      <div className={styles.bar}>
        {event.shifts.length > 1 && (
          <Choice
            label={t('roster.shifts')}
            any={t('roster.allShifts')}
            options={event.shifts.map((one) => ({ value: one.id, label: showShift(one) }))}
            value={shift?.id ?? ''}
            onChange={(value) => put('shift', value)}
          />
        )}
        <SearchBox value={search} onChange={setSearch} label={t('roster.search')} pauseMs={80} />
      </div>
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{t('roster.filter.label')}</legend>
        {filterCounts(ofShift).map(([one, count]) => (
          <button
            key={one}
            type="button"
            className={styles.chip}
            aria-pressed={one === filter}
            onClick={() => put('show', one === 'all' ? '' : one)}
          >
            {t(`roster.filter.${one}`)} {count}
          </button>
        ))}
      </fieldset>
      {shown.length === 0 ? (
        <EmptyState icon={IconSearch} title={t('roster.noMatch')} hint={t('roster.noMatchHint')} />
      ) : (
        <LongList
          label={t('roster.title')}
          rows={shown}
          usual={72}
          whole
          onNearEnd={nothing}
          waits={false}
          className={styles.row}
        >
          {(row) => (
            <RosterLine
              row={row}
              event={event}
              now={now}
              withShift={shift === null && event.shifts.length > 1}
              isChosen={chosen.has(row.id)}
              toggle={() => toggle(row)}
              edit={() => edit(row)}
            />
          )}
        </LongList>
      )}
      <Selection
        rows={shown.filter(({ id }) => chosen.has(id))}
        event={event}
        clear={() => choose(new Set())}
      />
      {editing && <EditDialog row={editing} close={() => edit(null)} />}
    </>
  );
}
