import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { act } from '../../../shared/roster/act-on-rows.ts';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import { t } from '../../../shared/text/index.ts';
import { showClock, showNumber } from '../../../shared/ui/format.ts';
import { RowName } from '../row-name.tsx';
import styles from './door.module.css';

type Props = { row: RosterRow; press: () => void; leave: () => void };

/** Somebody at the door: the whole row checks them in. */
export function DoorLine({ row, press, leave }: Props) {
  const { state, guests, needs } = row;
  const isThere = state === 'attended';
  const more = [
    ...(guests > 0 ? [t('roster.guests', { count: guests })] : []),
    ...(state === 'registered' || state === 'confirmed' || isThere ? [] : [t(`roster.state.${state}`)]),
    ...(row.isUnsent ? [t('roster.unsent')] : []),
  ].join(' · ');
  return (
    <div className={styles.line} data-there={isThere}>
      <button type="button" className={styles.press} onClick={press}>
        <span className={styles.box} aria-hidden>
          {isThere && <IconCheck size={20} />}
        </span>
        <span className={styles.who}>
          <strong>
            <RowName row={row} />
          </strong>
          {more !== '' && <span className={styles.soft}>{more}</span>}
          {needs !== null && <span className={styles.soft}>{t('roster.needs', { text: needs })}</span>}
        </span>
        <span className={styles.when}>{whenOf(row)}</span>
      </button>
      {isThere && (
        <span className={styles.after}>
          {!row.isUnsent && (
            <Button size="sm" variant="default" onClick={leave}>
              {t(row.minutes === null ? 'roster.door.checkOut' : 'roster.door.changeHours')}
            </Button>
          )}
          {!row.isUnsent && (
            <Button
              size="sm"
              variant="subtle"
              aria-label={`${t('roster.do.reopen')}: ${row.name}`}
              onClick={() => void act([row], { is: 'reopen' })}
            >
              {t('common.undo')}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

function whenOf({ state, checkedInAt, minutes }: RosterRow): string {
  if (state !== 'attended') return t('roster.do.check_in');
  if (minutes !== null) return t('roster.hours', { shown: showNumber(minutes / 60) });
  return checkedInAt === null ? '' : showClock(checkedInAt);
}
