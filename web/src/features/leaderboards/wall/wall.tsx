import { completenessOf, percentOf } from '#shared/domain/completeness.ts';
import type { Live } from '../../../shared/data/live.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { type Rollup, type Unlocked, useCandidate, useRollup, useUnlocked } from '../data.ts';
import { Earned } from './earned.tsx';
import { NothingYet } from './empty-wall.tsx';
import { goalsOf, nearestOf, type Values } from './goal-progress.ts';
import { Goals, Nearest } from './next-goals.tsx';
import styles from './wall.module.css';
import { Waiting } from './wall-skeleton.tsx';

/** Nothing was counted yet where the server has no rollup; what has not been heard is not known. */
function countedOf(live: Live<Rollup | null>): Values {
  if (live.is !== 'ready' || live.unreadable > 0) return {};
  if (live.value) return live.value.earned;
  return live.stale ? {} : { donors: 0, raised: 0, recurring: 0, volunteers: 0, hours: 0, converted: 0 };
}

/** What the campaign has achieved and what comes next: a read for each achieved, the rollup and the profile. */
export function Wall() {
  const { organization } = useMember();
  const unlocked = useUnlocked();
  const rollup = useRollup();
  const candidate = useCandidate(organization);
  const values: Values = {
    ...countedOf(rollup),
    ...(candidate.is === 'ready' &&
      candidate.value && { profile: percentOf(completenessOf(candidate.value)) }),
  };
  const stale = unlocked.is === 'ready' && unlocked.stale;
  return (
    <>
      <StaleNote of={unlocked} />
      <LiveView of={unlocked} loading={<Waiting />}>
        {(earned) => (stale && earned.length === 0 ? null : <Drawn earned={earned} values={values} />)}
      </LiveView>
      <p className={styles.note}>{t('leaderboards.wall.note')}</p>
    </>
  );
}

function Drawn({ earned, values }: { earned: readonly Unlocked[]; values: Values }) {
  const ids = new Set(earned.map(({ achievement_id }) => achievement_id));
  const goals = goalsOf(ids, values);
  // Before the first one all are far: the ways to begin say more.
  const nearest = earned.length > 0 ? nearestOf(goals) : null;
  return (
    <>
      {nearest && <Nearest goal={nearest} />}
      {earned.length > 0 ? <Earned earned={earned} /> : <NothingYet />}
      <Goals goals={goals.filter((goal) => goal !== nearest)} ids={ids} />
    </>
  );
}
