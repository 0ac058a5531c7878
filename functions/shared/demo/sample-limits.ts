import { elections } from '../collections/campaign-elections.ts';
import { financeSettings, financeSettingsId } from '../collections/finance-settings.ts';
import { limitRules } from '../collections/limit-rules.ts';
import { electionCode } from '../domain/money/election-calendar.ts';
import { launchDay, type Moment } from './clock.ts';
import { type Doc, document } from './documents.ts';
import { legalMax } from './gifts.ts';

/**
 * The race of the sample: a legislature in New Jersey, for which no rule ships, so the campaign has a limit of its own. Its
 * candidate is an Independent, who is in no primary.
 */
export function limitDocuments(organization: string, electionDate: string, by: string, at: Moment): Doc[] {
  const stamps = { created_at: at, created_by: by, updated_at: at, updated_by: by };
  return [
    document(financeSettings, organization, financeSettingsId, {
      jurisdiction: 'US-NJ',
      office: 'legislature',
      cycle_from: launchDay,
      cycle_to: electionDate,
      ...stamps,
    }),
    document(elections, organization, '00', {
      code: electionCode('general', electionDate),
      day: electionDate,
      on_ballot: true,
      ...stamps,
    }),
    document(limitRules, organization, '00', {
      donor_kind: 'individual',
      period: 'election',
      max_cents: legalMax,
      effective_from: launchDay,
      effective_to: null,
      reason: 'Our own limit until counsel has confirmed the state’s',
      source_url: null,
      reviewed_on: launchDay,
      ...stamps,
    }),
  ];
}
