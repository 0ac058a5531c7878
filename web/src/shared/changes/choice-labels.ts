import '../text/labels/en.ts';
import type { Table } from '../data/journal/index.ts';
import { type MessageKey, t } from '../text/index.ts';
import { textAt } from '../text/text-at.ts';

/** Areas by the address that preferences keep of them. */
const areas: Readonly<Record<string, MessageKey>> = {
  '/': 'nav.dashboard',
  '/account': 'nav.settings',
  '/admin/roles': 'nav.adminPanel',
  '/analytics': 'nav.analytics',
  '/field-ops': 'nav.fieldOps',
  '/fundraising': 'nav.fundraising',
  '/imports': 'nav.imports',
  '/insights': 'nav.insights',
  '/leaderboards': 'nav.leaderboards',
  '/profile': 'nav.profile',
  '/strategy/policy': 'nav.policy',
  '/volunteers': 'nav.volunteers',
  '/voters': 'nav.voters',
};
const areaFields: readonly string[] = ['default_view', 'pinned_features'];

/** What the page calls one value of several: `choices.<collection>.<field>.<value>`; null where the catalog has no text. */
export function choiceOf(table: Table, field: string, choice: string): string | null {
  const area = table === 'user_preferences' && areaFields.includes(field) ? areas[choice] : undefined;
  return area ? t(area) : textAt(`choices.${table}.${field}.${choice}`);
}
