import '../../shared/text/achievements/en.ts';
import { notifications } from '@mantine/notifications';
import { Link } from 'react-router-dom';
import { achievementToastMs } from '#shared/constants.ts';
import { leaderboards } from '../../features/leaderboards/index.ts';
import type { Unlocked } from '../../shared/data/unlocked-achievements.ts';
import { t } from '../../shared/text/index.ts';
import { descriptionOf, nameOf } from '../../shared/ui/achievement/format-achievement.ts';
import { Medal, Rarity } from '../../shared/ui/achievement/medal.tsx';
import { requestToaster } from '../toasts.tsx';
import styles from './achievements-toast.module.css';
import { type PausableTimer, startPausableTimer } from './pausable-timer.ts';

/** Shows one for its seconds; calls `over` when they are over or it was dismissed. Returns what takes it away. */
export function showAchievement(unlocked: Unlocked, over: () => void): () => void {
  const id = `achievement-${unlocked.id}`;
  const hide = () => notifications.hide(id);
  let left: PausableTimer | null = null;
  const onVisibility = () => (document.hidden ? left?.hold('hidden') : left?.release('hidden'));
  requestToaster();
  notifications.show({
    id,
    role: 'status',
    autoClose: false,
    withBorder: true,
    classNames: {
      root: styles.toast ?? '',
      icon: styles.icon ?? '',
      body: styles.body ?? '',
      title: styles.title ?? '',
    },
    icon: <Medal id={unlocked.achievement_id} rarity={unlocked.rarity} />,
    title: t('achievements.unlocked'),
    message: <AchievementText unlocked={unlocked} />,
    onOpen: () => {
      left?.stop();
      left = startPausableTimer(achievementToastMs, hide);
      document.addEventListener('visibilitychange', onVisibility);
      onVisibility();
    },
    onClose: () => {
      left?.stop();
      document.removeEventListener('visibilitychange', onVisibility);
      over();
    },
    // A finger that only touches it does not rest on it.
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && left?.hold('pointer'),
    onPointerLeave: () => left?.release('pointer'),
    onFocus: () => left?.hold('focus'),
    onBlur: () => left?.release('focus'),
  });
  return hide;
}

const AchievementText = ({ unlocked }: { unlocked: Unlocked }) => (
  <>
    <Link to={leaderboards.path} className={styles.name}>
      {nameOf(unlocked)}
    </Link>
    <span>{descriptionOf(unlocked)}</span>
    <Rarity of={unlocked.rarity} />
  </>
);
