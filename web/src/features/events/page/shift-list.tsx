import { Title } from '@mantine/core';
import { dayOf } from '#shared/domain/events/wall-times.ts';
import { showLongDay, showTimes } from '../../../shared/calendar/show-times.ts';
import { useMemberName } from '../../../shared/data/use-member-name.ts';
import { t } from '../../../shared/text/index.ts';
import type { CampaignEvent, Shift } from '../event-area.ts';
import { showPlaces } from '../format-event.ts';
import { CapacityBar } from './capacity-bar.tsx';
import styles from './event-page.module.css';

/** An event's shifts, soonest first, with how full each is. */
export function ShiftList({ event: { shifts, zone } }: { event: CampaignEvent }) {
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('events.shifts')}
      </Title>
      <ul className={styles.shifts}>
        {shifts.map((shift) => (
          <ShiftLine key={shift.id} shift={shift} />
        ))}
      </ul>
      <p className={styles.quiet}>
        {t('events.fact.zone')}: {zone.replaceAll('_', ' ')}
      </p>
    </section>
  );
}

function ShiftLine({ shift }: { shift: Shift }) {
  const { from, label, lead, capacity, capacity_kind, taken } = shift;
  const leader = useMemberName(lead);
  return (
    <li>
      <span>
        <strong>{showLongDay(dayOf(from))}</strong>
        <span className={`${styles.quiet} figures`}>{showTimes(shift)}</span>
      </span>
      <span>
        {label !== null && <span>{label}</span>}
        {lead !== null && (
          <span className={styles.quiet}>
            {t('events.ledBy', { name: leader ?? t('events.formerMember') })}
          </span>
        )}
      </span>
      <span>
        <span className="figures">{showPlaces(capacity, taken)}</span>
        {capacity !== null && (
          <span className={styles.quiet}>{t(`events.capacityKind.${capacity_kind}`)}</span>
        )}
        <CapacityBar capacity={capacity} taken={taken} />
      </span>
    </li>
  );
}
