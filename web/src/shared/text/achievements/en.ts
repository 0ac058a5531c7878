import { achievements as every } from '#shared/domain/achievement-list.ts';
import { registerTexts } from '../registry.ts';

type AchievementText = { name: string; description: string };

const achievementTexts = (): Record<string, AchievementText> =>
  Object.fromEntries(every.map(({ id, name, description }) => [id, { name, description }]));

/** The wall of achievements and their toasts. */
export const achievements = {
  unlocked: 'Achievement unlocked',
  each: achievementTexts(),
  rarity: { common: 'Common', rare: 'Rare', epic: 'Epic', legendary: 'Legendary' },
} as const;

/** Loaded with the first achievement that is told, which may come on any screen. */
registerTexts({ achievements }, () => import('./es.ts'));
