import { Button, Title } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { instantOf } from '#shared/domain/events/wall-times.ts';
import { act } from '../../../shared/roster/act-on-rows.ts';
import { showShift } from '../../../shared/roster/roster-shift.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { PhoneLink } from '../../../shared/ui/record/contact.tsx';
import styles from '../organizing.module.css';
import type { ShownShift } from '../shift-card.tsx';

/** Whoever has not said yet that they come, to be called: soonest first. What they say can be taken back. */
export function ConfirmCalls({ shifts, now }: { shifts: readonly ShownShift[]; now: number }) {
  const open = shifts
    .filter(({ event, shift }) => instantOf(event.zone, shift.to) > now)
    .flatMap(({ event, shift, rows }) =>
      rows.filter(({ state }) => state === 'registered').map((row) => ({ event, shift, row })),
    );
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('organizing.day.calls', { count: open.length, shown: showNumber(open.length) })}
      </Title>
      {open.length === 0 && <p className={styles.soft}>{t('organizing.day.noCalls')}</p>}
      <ul className={styles.calls}>
        {open.map(({ event, shift, row }) => (
          <li key={row.id} className={styles.call}>
            <div>
              <strong>{row.name}</strong>
              <p className={styles.soft}>
                {event.title} · {showShift(shift)}
              </p>
              <PhoneLink phone={row.phone} />
            </div>
            <div className={styles.buttons}>
              <Button
                variant="default"
                leftSection={<IconCheck size={16} aria-hidden />}
                aria-label={t('organizing.day.confirmNamed', { name: row.name })}
                onClick={() => void act([row], { is: 'confirm' })}
              >
                {t('organizing.day.confirm')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconX size={16} aria-hidden />}
                aria-label={t('organizing.day.cancelNamed', { name: row.name })}
                onClick={() => void act([row], { is: 'cancel' })}
              >
                {t('organizing.day.cancel')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
