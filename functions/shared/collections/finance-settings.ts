import * as z from 'zod/mini';
import { jurisdictionPattern, offices } from '../domain/money/limit-kinds.ts';
import { collection, day, inOrganization, stamps } from './define.ts';

/** The one document of a campaign's settings has this id. */
export const financeSettingsId = 'current';

/** How the campaign raises money: under whose rules, and whether donors are reminded of their pledges. */
export const financeSettings = collection({
  name: 'finance_settings',
  path: inOrganization('finance_settings'),
  fixedIds: true,
  access: { read: 'donations.read', list: null, write: 'limits.write', delete: null },
  rules: {
    ids: [financeSettingsId],
    valid: [
      "doc.jurisdiction is string && doc.jurisdiction.matches('US(-[A-Z]{2}(-[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?)?)?')",
      'doc.cycle_from <= doc.cycle_to',
    ],
    covered: ['jurisdiction'],
    refused: { list: 'there is one', delete: 'others take their place' },
  },
  schema: z.strictObject({
    /** `US`, `US-NJ`, `US-NJ-port-amsel`. */
    jurisdiction: z.string().check(z.regex(jurisdictionPattern)),
    office: z.enum(offices),
    cycle_from: day,
    cycle_to: day,
    /** Whether donors are reminded of overdue pledges by email. */
    pledge_reminders: z._default(z.boolean(), false),
    ...stamps,
  }),
  editable: ['jurisdiction', 'office', 'cycle_from', 'cycle_to', 'pledge_reminders'],
});
