import { Badge, Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconFlag } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Shift } from '#shared/domain/field/shift-quality.ts';
import type { Result } from '#shared/domain/voters/contact-results.ts';
import { paths } from '../../shared/field/field-paths.ts';
import { t } from '../../shared/text/index.ts';
import { showClock, showMoment, showMomentDay, showNumber } from '../../shared/ui/format.ts';
import { useListName } from './data.ts';
import { formatFlag, formatShift } from './format-shift.ts';
import styles from './quality.module.css';
import { type Mark, markAgain, markRight } from './shift-marks-data.ts';

type Props = {
  shift: Shift;
  /** Who found it right, the last first. */
  right: readonly Mark[];
  nameOf: (worker: string) => string;
  writes: boolean;
  rollBack: () => void;
};

const minuteMs = 60_000;

/** How often each result came, most first. */
function resultsOf({ events }: Shift): [Result, number][] {
  const counts = new Map<Result, number>();
  for (const { outcome } of events) if (outcome) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]);
}

/** One person's work in one place on one day: what came of it, and why it is worth a look. */
export function ShiftCard({ shift, right, nameOf, writes, rollBack }: Props) {
  const memberName = nameOf(shift.by);
  const day = showMomentDay(shift.from);
  const [last] = right;
  const phone = shift.events[0]?.source === 'phone';
  const name = useListName(shift.list_id, phone);
  const to = shift.list_id && (phone ? paths.callList(shift.list_id) : paths.turf(shift.list_id));
  // What a turf or list was called that is there no more, nobody knows.
  const place = to ? name !== null && <Link to={to}>{name}</Link> : t('quality.noList');
  return (
    <li className={styles.shift} data-flagged={shift.flags.length > 0 && right.length === 0}>
      <div className={styles.head}>
        <Text fw={600}>{memberName}</Text>
        <Text size="sm" c="var(--ink-soft)">
          {place}
          {place && ' · '}
          <span className="figures">
            {shift.typed && shift.until - shift.from < minuteMs
              ? day
              : t('quality.span', { day, from: showClock(shift.from), until: showClock(shift.until) })}
          </span>
        </Text>
        {shift.typed && (
          <Badge variant="outline" tt="none" fw={500}>
            {t('quality.typed')}
          </Badge>
        )}
        {shift.rolledBack && (
          <Badge variant="light" tt="none" fw={500}>
            {t('quality.rolledBack')}
          </Badge>
        )}
      </div>
      {!shift.rolledBack && (
        <Text size="sm" className={styles.done ?? ''}>
          {formatShift(shift)}
        </Text>
      )}
      {shift.flags.length > 0 && (
        <ul className={styles.flags} aria-label={t('quality.flagged')}>
          {shift.flags.map((flag) => (
            <li key={flag.is}>
              <IconFlag size={16} aria-hidden />
              {formatFlag(flag)}
            </li>
          ))}
        </ul>
      )}
      {last && !shift.rolledBack && (
        <Text size="sm" className={styles.right ?? ''}>
          <IconCheck size={16} aria-hidden />
          {t('quality.mark.by', {
            who: nameOf(last.created_by),
            when: showMoment(last.created_at.toMillis()),
          })}
        </Text>
      )}
      <div className={styles.foot}>
        <details>
          <summary>{t('quality.results')}</summary>
          <dl className={styles.results}>
            {resultsOf(shift).map(([result, count]) => (
              <div key={result}>
                <dt>{t(`voterCodes.results.${result}`)}</dt>
                <dd className="figures">{showNumber(count)}</dd>
              </div>
            ))}
          </dl>
        </details>
        {writes && !shift.rolledBack && (
          <Group gap="xs">
            {last ? (
              <Button
                size="compact-sm"
                variant="subtle"
                onClick={() => void markAgain(shift, right, memberName)}
                aria-label={t('quality.mark.againOf', { who: memberName, day })}
              >
                {t('quality.mark.again')}
              </Button>
            ) : (
              shift.flags.length > 0 && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  leftSection={<IconCheck size={16} aria-hidden />}
                  onClick={() => void markRight(shift, memberName)}
                  aria-label={t('quality.mark.of', { who: memberName, day })}
                >
                  {t('quality.mark.act')}
                </Button>
              )
            )}
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              onClick={rollBack}
              aria-label={t('quality.rollback.of', { who: memberName, day })}
            >
              {t('quality.rollback.ask')}
            </Button>
          </Group>
        )}
      </div>
    </li>
  );
}
