import { Button, Progress } from '@mantine/core';
import { Link } from 'react-router-dom';
import { achievements } from '#shared/domain/achievement-list.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { Medal } from '../../../shared/ui/achievement/medal.tsx';
import { progressOf } from './format-goal.ts';
import { wayTo } from './goal-links.ts';
import { achievedOf, type Goal } from './goal-progress.ts';
import styles from './wall.module.css';

/** The one that the campaign is closest to. */
export function Nearest({ goal }: { goal: Goal }) {
  const { measure } = goal.achievement;
  const way = wayTo(measure, useMember());
  return (
    <section className={styles.nearest} aria-labelledby="nearest">
      <Medal id={goal.achievement.id} rarity={null} />
      <div className={styles.said}>
        <h2 id="nearest">
          {t('leaderboards.wall.nearest', { name: t(`achievements.each.${goal.achievement.id}.name`) })}
        </h2>
        <p>{t(`achievements.each.${goal.achievement.id}.description`)}</p>
        <Reached goal={goal} />
      </div>
      {way && (
        <Button component={Link} to={way} className={styles.way ?? ''}>
          {t(`leaderboards.wall.ways.${measure}`)}
        </Button>
      )}
    </section>
  );
}

/** The next one of each kind, and how many stand behind them. */
export function Goals({ goals, ids }: { goals: readonly Goal[]; ids: ReadonlySet<string> }) {
  if (goals.length === 0) return null;
  const behind = achievements.length - achievedOf(ids) - goals.length;
  return (
    <section className={styles.section} aria-labelledby="next">
      <div className={styles.heading}>
        <h2 id="next">{t('leaderboards.wall.next')}</h2>
        {behind > 0 && <span className="figures">{t('leaderboards.wall.behind', { count: behind })}</span>}
      </div>
      <ul className={styles.cards}>
        {goals.map((goal) => (
          <One key={goal.achievement.id} goal={goal} />
        ))}
      </ul>
    </section>
  );
}

function One({ goal }: { goal: Goal }) {
  const { id, measure } = goal.achievement;
  const way = wayTo(measure, useMember());
  return (
    <li className={styles.card}>
      <Medal id={id} rarity={null} />
      <div className={styles.said}>
        <h3>{t(`achievements.each.${id}.name`)}</h3>
        <p>{t(`achievements.each.${id}.description`)}</p>
        <Reached goal={goal} />
        {way && (
          <Link to={way} className={`${styles.go} tap`}>
            {t(`leaderboards.wall.ways.${measure}`)}
          </Link>
        )}
      </div>
    </li>
  );
}

function Reached({ goal }: { goal: Goal }) {
  const text = progressOf(goal);
  if (text === null || goal.share === null) return null;
  return (
    <div className={styles.reached}>
      <Progress value={100 * goal.share} size="sm" color="ink" aria-label={text} />
      <span className="figures" aria-hidden>
        {text}
      </span>
    </div>
  );
}
