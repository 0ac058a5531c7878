import type { Unlocked } from '../../data/unlocked-achievements.ts';
import { t } from '../../text/index.ts';

type Named = Pick<Unlocked, 'achievement_id' | 'achievement_name' | 'achievement_description'>;

/** In the reader's language; one that this version does not know yet is called as it was unlocked. */
export const nameOf = ({ achievement_id, achievement_name }: Named): string =>
  t(`achievements.each.${achievement_id}.name`, { defaultValue: achievement_name });
export const descriptionOf = ({ achievement_id, achievement_description }: Named): string =>
  t(`achievements.each.${achievement_id}.description`, { defaultValue: achievement_description });
