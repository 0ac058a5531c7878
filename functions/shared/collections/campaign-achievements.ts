import * as z from 'zod/mini';
import { rarities } from '../domain/achievement-list.ts';
import { collection, inOrganization, instant, text } from './define.ts';

/** What the campaign has achieved, by the achievement's id, so that each stands once. Functions only. */
export const campaignAchievements = collection({
  name: 'campaign_achievements',
  path: inOrganization('campaign_achievements'),
  access: { read: 'dashboard.read' },
  rules: { refused: { write: 'functions award them, for what they counted themselves' } },
  isWork: false,
  schema: z.strictObject({
    achievement_id: text(64),
    achievement_name: text(120),
    achievement_description: text(240),
    rarity: z.enum(rarities),
    unlocked_at: instant,
  }),
});
