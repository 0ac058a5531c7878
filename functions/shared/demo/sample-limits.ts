import { elections } from '../collections/campaign-elections.ts';
import { financeSettings, financeSettingsId } from '../collections/finance-settings.ts';
import { limitRules } from '../collections/limit-rules.ts';
import { electionCode } from '../domain/money/election-calendar.ts';
import type { MeterSources } from '../domain/money/person-meter.ts';
import { launchDay, type Moment } from './clock.ts';
import { type Doc, document } from './documents.ts';
import { legalMax } from './gifts.ts';

/**
 * The race of the sample: a legislature in New Jersey, for which no rule ships, so the campaign has a limit of its own. Its
 * candidate is an Independent, who is in no primary.
 */
const raceOf = (electionDate: string) => ({
  settings: {
    ...{ jurisdiction: 'US-NJ', office: 'legislature' as const },
    ...{ cycle_from: launchDay, cycle_to: electionDate },
  },
  election: { code: electionCode('general', electionDate), day: electionDate, on_ballot: true },
  limit: {
    ...{ donor_kind: 'individual' as const, period: 'election' as const, max_cents: legalMax },
    ...{ effective_from: launchDay, effective_to: null },
    reason: 'Our own limit until counsel has confirmed the state’s',
    ...{ source_url: null, reviewed_on: launchDay },
  },
});

/** What a meter of the sample goes by. */
export function sampleMeterSources(electionDate: string, by: string): MeterSources {
  const { settings, election, limit } = raceOf(electionDate);
  return { settings, elections: [election], own: [{ ...limit, id: '00', updated_by: by }] };
}

export function limitDocuments(organization: string, electionDate: string, by: string, at: Moment): Doc[] {
  const { settings, election, limit } = raceOf(electionDate);
  const stamps = { created_at: at, created_by: by, updated_at: at, updated_by: by };
  return [
    document(financeSettings, organization, financeSettingsId, { ...settings, ...stamps }),
    document(elections, organization, '00', { ...election, ...stamps }),
    document(limitRules, organization, '00', { ...limit, ...stamps }),
  ];
}
