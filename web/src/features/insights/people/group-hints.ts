import { insightLimits } from '#shared/constants.ts';
import { t } from '../../../shared/text/index.ts';
import type { Group } from '../group-queries.ts';

const { conversionHours, engagedGifts, engagedHours, recentDays } = insightLimits;

/** Who is in a group, in words. */
export const hintOf = (group: Group): string =>
  ({
    opportunities: () => t('insights.people.opportunitiesHint', { hours: conversionHours }),
    converted: () => t('insights.people.convertedHint'),
    engaged: () => t('insights.people.engagedHint', { gifts: engagedGifts, hours: engagedHours }),
    active: () => t('insights.people.activeHint', { days: recentDays }),
    recurring: () => t('insights.people.recurringHint'),
  })[group]();
