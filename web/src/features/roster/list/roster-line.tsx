import { Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { act } from '../../../shared/roster/act-on-rows.ts';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import { type RosterEvent, showShift } from '../../../shared/roster/roster-shift.ts';
import { t } from '../../../shared/text/index.ts';
import { showClock, showMoment } from '../../../shared/ui/format.ts';
import { SelectRow } from '../../../shared/ui/list/chosen.tsx';
import { EmailLink, PhoneLink } from '../../../shared/ui/record/contact.tsx';
import styles from '../roster.module.css';
import { actionsOf, pressed } from '../row-actions.ts';
import { RowName } from '../row-name.tsx';

type Props = {
  row: RosterRow;
  event: RosterEvent;
  now: number;
  withShift: boolean;
  isChosen: boolean;
  toggle: () => void;
  edit: () => void;
};

/** One sign-up with all that can be done with it. */
export function RosterLine({ row, event, now, withShift, isChosen, toggle, edit }: Props) {
  const { name, state } = row;
  const shift = event.shifts.find(({ id }) => id === row.shift_id);
  const [first, ...others] = actionsOf(row, event, now);
  const isFirstShown = first?.key === 'confirm' || first?.key === 'check_in' || first?.key === 'restore';
  const more = isFirstShown ? others : [...(first ? [first] : []), ...others];
  return (
    <div className={styles.line}>
      <SelectRow
        label={t('roster.select', { name })}
        checked={isChosen}
        disabled={row.isUnsent === true}
        toggle={toggle}
      />
      <div className={styles.who}>
        <strong>
          <RowName row={row} />
        </strong>
        {row.guests > 0 && <span>{t('roster.guests', { count: row.guests })}</span>}
        {withShift && shift && <span className={styles.soft}>{showShift(shift)}</span>}
        {row.needs !== null && <span>{t('roster.needs', { text: row.needs })}</span>}
        {row.note !== null && <span className={styles.soft}>{t('roster.note', { text: row.note })}</span>}
      </div>
      <div className={styles.contact}>
        {row.phone !== null && <PhoneLink phone={row.phone} />}
        {row.email !== null && <EmailLink email={row.email} />}
      </div>
      <div className={styles.status}>
        <span className={styles.mark} data-state={state}>
          {t(`roster.state.${state}`)}
        </span>
        <p className={styles.soft}>{momentOf(row)}</p>
      </div>
      {!row.isUnsent && (
        <div className={styles.acts}>
          {isFirstShown && first && (
            <Button
              size="sm"
              variant="default"
              aria-label={`${first.label}: ${name}`}
              onClick={() => void act([row], pressed(first))}
            >
              {first.label}
            </Button>
          )}
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <Button size="sm" variant="default" px={0} w={44} aria-label={t('roster.actionsOf', { name })}>
                <IconDots size={16} stroke={1.75} aria-hidden />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={edit}>{t('roster.do.edit')}</Menu.Item>
              {more.map((action) => (
                <Menu.Item
                  key={action.key}
                  onClick={() => void act([row], pressed(action))}
                  {...(action.isGrave && { c: 'var(--bad)' })}
                >
                  {action.label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </div>
      )}
    </div>
  );
}

/** What the status alone does not say. */
function momentOf({ state, checkedInAt, offeredUntil, source, isUnsent }: RosterRow): string {
  const parts = [
    ...(isUnsent ? [t('roster.unsent')] : []),
    ...(state === 'attended' && checkedInAt !== null
      ? [t('roster.arrivedAt', { time: showClock(checkedInAt) })]
      : []),
    ...(state === 'offered' && offeredUntil !== null
      ? [t('roster.offeredUntil', { time: showMoment(offeredUntil) })]
      : []),
    t(`roster.source.${source}`),
  ];
  return parts.join(' · ');
}
