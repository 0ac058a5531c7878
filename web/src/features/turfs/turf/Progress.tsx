import { Text } from '@mantine/core';
import type { TurfStanding } from '#shared/rules/field/standing.ts';
import { type Result, results, scores } from '#shared/rules/voters/results.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo, showNumber } from '../../../shared/ui/format.ts';
import { Figures } from '../../../shared/ui/record/Facts.tsx';
import { Part } from '../../../shared/ui/record/Parts.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { resultName, scoreName } from '../../../shared/voters/names.ts';
import { Bar } from '../list/Bar.tsx';
import { doorsAnHour, percentOf } from '../rates.ts';
import { Shares } from './Shares.tsx';
import styles from './turf.module.css';

/** How far the turf is, and what came of it. */
export function Progress({ standing }: { standing: TurfStanding | null }) {
  const now = useNow();
  const last = standing?.lastAt ?? null;
  const hours = standing && doorsAnHour(standing.walked);
  const rate = standing && percentOf(standing.reached, standing.tried);
  const figures = standing
    ? [
        { label: t('turfs.fields.tried'), value: showNumber(standing.tried) },
        {
          label: t('turfs.fields.reached'),
          value:
            rate === null
              ? showNumber(standing.reached)
              : t('turf.reached', { reached: showNumber(standing.reached), percent: rate }),
        },
        { label: t('turfs.coverage.anHour'), value: hours === null ? '–' : showNumber(hours) },
      ]
    : [];
  const found = standing ? results.filter((result) => standing.results[result]) : [];
  const countOf = (result: Result) => standing?.results[result] ?? 0;
  const scored = standing?.support.some((people) => people > 0);
  return (
    <Part
      title={t('turf.progress')}
      aside={
        last !== null && (
          <Text size="sm" c="var(--ink-soft)">
            {t('turf.last', { when: showAgo(Math.min(last, now), now) })}
          </Text>
        )
      }
    >
      <div className={styles.bar}>
        <Bar done={standing?.doorsTried ?? null} of={standing?.doors ?? 0} />
      </div>
      {figures.length > 0 && <Figures facts={figures} />}
      {standing && standing.tried === 0 && (
        <Text c="var(--ink-soft)" mt="sm">
          {t('turf.untouched')}
        </Text>
      )}
      {found.length > 0 && (
        <Shares
          title={t('turf.results')}
          shares={found
            .toSorted((one, other) => countOf(other) - countOf(one))
            .map((result) => ({ label: resultName(result), count: countOf(result) }))}
        />
      )}
      {standing && scored && (
        <Shares
          title={t('turf.support')}
          shares={scores.map((score) => ({
            label: `${score} · ${scoreName(score)}`,
            count: standing.support[score - 1] ?? 0,
          }))}
        />
      )}
    </Part>
  );
}
