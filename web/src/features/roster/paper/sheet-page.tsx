import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { isOpen } from '#shared/domain/events/rsvp-choices.ts';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import { type RosterEvent, showShift } from '../../../shared/roster/roster-shift.ts';
import { t } from '../../../shared/text/index.ts';
import { showPhone } from '../../../shared/ui/record/contact.tsx';
import { byName } from '../roster-filter.ts';
import { RosterView } from '../roster-view.tsx';
import { RowName } from '../row-name.tsx';
import { ShiftChoice } from '../shift-choice.tsx';
import styles from './sheet.module.css';

/** Lines for people who walk in. */
const blankLines = 12;

/** `/events/:id/roster/sheet`: one shift on paper, where whoever comes signs. */
export function SheetPage() {
  return (
    <RosterView
      below="roster"
      title={({ title }) => `${t('roster.sheet.title')}: ${title}`}
      actions={() => <Button onClick={() => window.print()}>{t('roster.sheet.print')}</Button>}
    >
      {({ event, rows }) => <Sheet event={event} rows={rows} />}
    </RosterView>
  );
}

function Sheet({ event, rows }: { event: RosterEvent; rows: readonly RosterRow[] }) {
  const [params, setParams] = useSearchParams();
  const shift = event.shifts.find(({ id }) => id === params.get('shift')) ?? event.shifts[0];
  if (!shift) return null;
  const expected = rows
    .filter((row) => row.shift_id === shift.id && (isOpen(row.state) || row.state === 'attended'))
    .toSorted(byName);
  return (
    <>
      <ShiftChoice
        event={event}
        value={shift.id}
        onChange={(value) => setParams({ shift: value }, { replace: true })}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on a telephone, also by keyboard. */}
      <section className={styles.scroll} aria-label={t('roster.sheet.title')} tabIndex={0}>
        <table className={styles.sheet}>
          <caption>{showShift(shift)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('roster.add.name')}</th>
              <th scope="col">{t('roster.add.phone')}</th>
              <th scope="col">{t('roster.sheet.time')}</th>
              <th scope="col">{t('roster.sheet.signature')}</th>
            </tr>
          </thead>
          <tbody>
            {expected.map((row) => (
              <tr key={row.id}>
                <td>
                  <RowName row={row} />
                  {row.guests > 0 && ` ${t('roster.guests', { count: row.guests })}`}
                </td>
                {/* The sheet lies open: the last four digits are enough to tell namesakes apart. */}
                <td>{row.phone === null ? '' : `… ${showPhone(row.phone).slice(-4)}`}</td>
                <td />
                <td />
              </tr>
            ))}
          </tbody>
        </table>
        <table className={styles.sheet}>
          <caption>{t('roster.sheet.walkIns')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('roster.add.name')}</th>
              <th scope="col">{t('roster.add.phone')}</th>
              <th scope="col">{t('roster.add.email')}</th>
              <th scope="col">{t('roster.sheet.time')}</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: blankLines }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty lines are all alike.
              <tr key={at}>
                <td />
                <td />
                <td />
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.consent}>{t('roster.sheet.consent')}</p>
    </>
  );
}
