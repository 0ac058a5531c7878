import {
  IconCash,
  IconClock,
  IconFileImport,
  IconHeartHandshake,
  IconId,
  IconRepeat,
  IconTrophy,
  IconUserHeart,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { achievements, type Measure, type Rarity as RarityName } from '#shared/domain/achievement-list.ts';
import type { Icon } from '../../feature.ts';
import { t } from '../../text/index.ts';
import styles from './medal.module.css';

const icons: Record<Measure, Icon> = {
  donors: IconUserHeart,
  raised: IconCash,
  recurring: IconRepeat,
  volunteers: IconUsersGroup,
  hours: IconClock,
  converted: IconHeartHandshake,
  profile: IconId,
  imports: IconFileImport,
  members: IconUsers,
};

/** A ring with the sign of what was measured; the more seldom, the richer the ring. Its words stand beside it. */
export function Medal({ id, rarity }: { id: string; rarity: RarityName | null }) {
  const known = achievements.find((each) => each.id === id);
  const Sign = known ? icons[known.measure] : IconTrophy;
  return (
    <span className={styles.medal} data-rarity={rarity} aria-hidden>
      <Sign size={20} stroke={1.6} />
    </span>
  );
}

/** The rarity in a word. */
export const Rarity = ({ of }: { of: RarityName }) => (
  <span className={styles.rarity} data-rarity={of}>
    {t(`achievements.rarity.${of}`)}
  </span>
);
