import { achievements as every } from '#shared/domain/achievement-list.ts';

type Said = { name: string; description: string };

const said = (): Record<string, Said> =>
  Object.fromEntries(every.map(({ id, name, description }) => [id, { name, description }]));

/** The wall of achievements and their toasts. */
export const achievements = {
  unlocked: 'Achievement unlocked',
  each: said(),
  rarity: { common: 'Common', rare: 'Rare', epic: 'Epic', legendary: 'Legendary' },
} as const;
