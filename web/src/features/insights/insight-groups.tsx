import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { insightLimits } from '#shared/constants.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import type { Rollup } from './data.ts';
import { showShare } from './format-percent.ts';
import { type Kind, kindsOf, reads } from './group-queries.ts';
import styles from './insight-groups.module.css';
import { paths } from './insight-paths.ts';
import { insightOf, shareOf } from './insight-values.ts';
import { Counting } from './not-counted-yet.tsx';

const { conversionHours, engagedGifts, engagedHours, recentDays } = insightLimits;

/** Whom to talk to next, and why. */
export const Groups = ({ numbers }: { numbers: Rollup | null }) => (
  <div className={styles.groups}>
    <Panel
      group="opportunities"
      hint={t('insights.groups.opportunities.hint', { hours: conversionHours })}
      numbers={numbers}
    />
    <Panel
      group="engaged"
      hint={t('insights.groups.engaged.hint', { gifts: engagedGifts, hours: engagedHours })}
      numbers={numbers}
    />
    <Panel group="active" hint={t('insights.groups.active.hint', { days: recentDays })} numbers={numbers} />
  </div>
);

type Shown = 'opportunities' | 'engaged' | 'active';
type Counts = Record<Kind, number | null>;

/** How many of each kind are in a group; null until they were counted. */
function countsIn(group: Shown, numbers: Rollup | null): Counts {
  if (!numbers) return { donors: null, volunteers: null };
  if (group === 'opportunities') return { donors: 0, volunteers: insightOf(numbers, 'opportunity_count') };
  return {
    donors: insightOf(numbers, `${group}_donor_count`),
    volunteers: insightOf(numbers, `${group}_volunteer_count`),
  };
}

/** One number, its parts, and what to do about it. */
function Panel({ group, hint, numbers }: { group: Shown; hint: string; numbers: Rollup | null }) {
  const { can } = useMember();
  const counts = countsIn(group, numbers);
  const sum = counts.donors === null || counts.volunteers === null ? null : counts.donors + counts.volunteers;
  const kinds = kindsOf(group);
  const first = kinds.find((kind) => can(reads[kind]));
  return (
    <section className={styles.group} aria-labelledby={group}>
      <h2 id={group}>{t(`insights.groups.${group}.title`)}</h2>
      <p className={styles.hint}>{hint}</p>
      <p className={`${styles.count} figures`}>{sum === null ? <Counting /> : showNumber(sum)}</p>
      <dl className={styles.parts}>
        {kinds.map((kind) => (
          <Part key={kind} group={group} kind={kind} count={counts[kind]} numbers={numbers} />
        ))}
      </dl>
      {kinds.length > 1 && <p className={styles.both}>{t('insights.groups.both')}</p>}
      {first && (
        <Button
          className={styles.action ?? ''}
          component={Link}
          to={paths.people(group, first)}
          variant={group === 'opportunities' ? 'filled' : 'default'}
        >
          {t(`insights.groups.${group}.action`)}
        </Button>
      )}
    </section>
  );
}

type PartProps = { group: Shown; kind: Kind; count: number | null; numbers: Rollup | null };
const all = { donors: 'donor_count', volunteers: 'volunteer_count' } as const;

function Part({ group, kind, count, numbers }: PartProps) {
  const may = useMember().can(reads[kind]);
  const label = t(`insights.groups.${kind}`);
  const share = shareOf(count, numbers?.[all[kind]] ?? 0);
  return (
    <div className={styles.part}>
      <dt>{may ? <Link to={paths.people(group, kind)}>{label}</Link> : label}</dt>
      <dd className="figures">{count === null ? <Counting /> : showNumber(count)}</dd>
      <dd className={styles.share}>
        {share !== null && t('insights.groups.ofAll', { share: showShare(share) })}
      </dd>
    </div>
  );
}
