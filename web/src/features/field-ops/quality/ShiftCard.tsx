import { Badge, Button, Text } from '@mantine/core';
import { IconArrowBackUp, IconFlag } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Shift } from '#shared/rules/field/quality.ts';
import type { Result } from '#shared/rules/voters/results.ts';
import { t } from '../../../shared/text/index.ts';
import { showClock, showMomentDay, showNumber } from '../../../shared/ui/format.ts';
import { paths } from '../paths.ts';
import { useListName } from './data.ts';
import styles from './quality.module.css';
import { doneWords, flagWords } from './words.ts';

type Props = { shift: Shift; who: string; writes: boolean; rollBack: () => void };

/** How often each result came, most first. */
function resultsOf({ events }: Shift): [Result, number][] {
  const counts = new Map<Result, number>();
  for (const { outcome } of events) if (outcome) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1]);
}

/** One person's work in one place on one day: what came of it, and why it is worth a look. */
export function ShiftCard({ shift, who, writes, rollBack }: Props) {
  const phone = shift.events[0]?.source === 'phone';
  const name = useListName(shift.list_id, phone);
  const to = shift.list_id && (phone ? paths.callList(shift.list_id) : paths.turf(shift.list_id));
  return (
    <li className={styles.shift} data-flagged={shift.flags.length > 0}>
      <div className={styles.head}>
        <Text fw={600}>{who}</Text>
        <Text size="sm" c="var(--ink-soft)">
          {to && name !== null ? <Link to={to}>{name}</Link> : t('quality.noList')}
          {' · '}
          <span className="figures">
            {t('quality.span', {
              day: showMomentDay(shift.from),
              from: showClock(shift.from),
              until: showClock(shift.until),
            })}
          </span>
        </Text>
        {shift.rolledBack && <Badge variant="light">{t('quality.rolledBack')}</Badge>}
      </div>
      {!shift.rolledBack && <Text size="sm">{doneWords(shift)}</Text>}
      {shift.flags.length > 0 && (
        <ul className={styles.flags} aria-label={t('quality.flagged')}>
          {shift.flags.map((flag) => (
            <li key={flag.is}>
              <IconFlag size={16} aria-hidden />
              {flagWords(flag)}
            </li>
          ))}
        </ul>
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
          <Button
            size="compact-sm"
            variant="subtle"
            c="var(--bad)"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={rollBack}
            aria-label={t('quality.rollback.of', { who, day: showMomentDay(shift.from) })}
          >
            {t('quality.rollback.ask')}
          </Button>
        )}
      </div>
    </li>
  );
}
