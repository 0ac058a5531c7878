import { achievements } from '#shared/domain/achievement-list.ts';
import { t } from '../../../shared/text/index.ts';
import { descriptionOf, nameOf } from '../../../shared/ui/achievement/format-achievement.ts';
import { Medal, Rarity } from '../../../shared/ui/achievement/medal.tsx';
import { showMoment, showMomentDay } from '../../../shared/ui/format.ts';
import type { Unlocked } from '../data.ts';
import { achievedOf } from './goal-progress.ts';
import styles from './wall.module.css';

/** What was achieved, newest first. */
export function Earned({ earned }: { earned: readonly Unlocked[] }) {
  const done = achievedOf(new Set(earned.map(({ achievement_id }) => achievement_id)));
  return (
    <section className={styles.section} aria-labelledby="achieved">
      <div className={styles.heading}>
        <h2 id="achieved">{t('leaderboards.wall.achieved')}</h2>
        <span className="figures">{t('leaderboards.wall.count', { done, total: achievements.length })}</span>
      </div>
      <ul className={styles.cards}>
        {earned.map((one) => (
          <One key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function One({ one }: { one: Unlocked }) {
  const at = one.unlocked_at.toMillis();
  return (
    <li className={styles.card}>
      <Medal id={one.achievement_id} rarity={one.rarity} />
      <div className={styles.said}>
        <h3>{nameOf(one)}</h3>
        <p>{descriptionOf(one)}</p>
        <div className={styles.facts}>
          <Rarity of={one.rarity} />
          <time className="figures" dateTime={new Date(at).toISOString()} title={showMoment(at)}>
            {showMomentDay(at)}
          </time>
        </div>
      </div>
    </li>
  );
}
