import { Text } from '@mantine/core';
import type { TurfProgress } from '#shared/domain/field/turf-progress.ts';
import { type Result, results, scores } from '#shared/domain/voters/contact-results.ts';
import { t } from '../../../shared/text/index.ts';
import { showAgo, showNumber } from '../../../shared/ui/format.ts';
import { Figures } from '../../../shared/ui/record/facts.tsx';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { resultName, scoreName } from '../../../shared/voters/format-voter.ts';
import { Bar } from '../list/doors-bar.tsx';
import { doorsAnHour, percentOf } from '../turf-rates.ts';
import { Shares } from './shares.tsx';
import styles from './turf.module.css';

/** How far the turf is, and what came of it. */
export function Progress({ progress }: { progress: TurfProgress | null }) {
  const now = useNow();
  const last = progress?.lastAt ?? null;
  const hours = progress && doorsAnHour(progress.walked);
  const rate = progress && percentOf(progress.reached, progress.tried);
  const figures = progress
    ? [
        { label: t('turfs.fields.tried'), value: showNumber(progress.tried) },
        {
          label: t('turfs.fields.reached'),
          value:
            rate === null
              ? showNumber(progress.reached)
              : t('turf.reached', { reached: showNumber(progress.reached), percent: rate }),
        },
        { label: t('turfs.coverage.anHour'), value: hours === null ? '–' : showNumber(hours) },
      ]
    : [];
  const found = progress ? results.filter((result) => progress.results[result]) : [];
  const countOf = (result: Result) => progress?.results[result] ?? 0;
  const scored = progress?.support.some((people) => people > 0);
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
        <Bar done={progress?.doorsTried ?? null} of={progress?.doors ?? 0} />
      </div>
      {figures.length > 0 && <Figures facts={figures} />}
      {progress && progress.tried === 0 && (
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
      {progress && scored && (
        <Shares
          title={t('turf.support')}
          shares={scores.map((score) => ({
            label: `${score} · ${scoreName(score)}`,
            count: progress.support[score - 1] ?? 0,
          }))}
        />
      )}
    </Part>
  );
}
