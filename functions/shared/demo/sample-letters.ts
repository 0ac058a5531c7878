import { letterSettings, letterSettingsId } from '../collections/letter-settings.ts';
import { letterTemplates } from '../collections/letter-templates.ts';
import { thankYous } from '../collections/thank-yous.ts';
import type { LetterKind } from '../domain/letters/letter-kinds.ts';
import { starterLetters } from '../domain/letters/starter-letters.ts';
import { ruleOfGift, type ThankPlan } from '../domain/thanks/thank-plan.ts';
import { busyMinutes, daysAfter, type Moment, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { Donation } from './sample-donors.ts';

/** Letters that a sample campaign has written, in both languages: thanks and requests, where no other kinds are named. */
export function letterDocuments(
  organization: string,
  candidate: string,
  by: string,
  at: Moment,
  kinds: readonly LetterKind[] = ['thank_you', 'information_request'],
): Doc[] {
  const stamps = { created_at: at, created_by: by, updated_at: at, updated_by: by };
  return starterLetters
    .filter(({ kind }) => kinds.includes(kind))
    .map((starter, place) =>
      document(letterTemplates, organization, String(place).padStart(2, '0'), {
        ...starter,
        signer_name: candidate,
        signer_title: null,
        ...stamps,
      }),
    );
}

/** Days before the sample's own day since which the campaign thanks by rules. */
const rulesSince = 21;

/** Who is thanked how, what stands on letters, and the gifts since then: most are thanked for, the newest wait. */
export function thankDocuments(
  organization: string,
  { candidate, campaign, address }: { candidate: string; campaign: string; address: string },
  donations: readonly Donation[],
  by: string,
): Doc[] {
  const from = daysAfter(seedDay, -rulesSince);
  const plans: ThankPlan[] = [
    {
      from,
      rules: [
        { min_cents: 50_000, way: 'call', signer: candidate },
        { min_cents: 10_000, way: 'letter', signer: candidate },
        { min_cents: 2_500, way: 'email', signer: candidate },
      ],
    },
  ];
  const thanked = donations
    .filter(({ status }) => status === 'completed')
    .flatMap((gift) => {
      const rule = ruleOfGift(plans, gift);
      return rule ? [{ gift, rule }] : [];
    });
  return [
    document(letterSettings, organization, letterSettingsId, {
      paid_for: `Paid for by ${campaign}`,
      return_address: address,
      plans,
      updated_at: moment(from, busyMinutes.from),
      updated_by: by,
    }),
    ...thanked.map(({ gift, rule }) => {
      const isDone = gift.date < daysAfter(seedDay, -3);
      const on = daysAfter(gift.date, 1);
      return document(thankYous, organization, gift.id, {
        ...{ donor_id: gift.donor_id, donor_name: gift.donor_name, cents: gift.counted, day: gift.date },
        since: gift.created_at,
        ...(isDone
          ? { state: rule.way, done_on: on, done_by: by, note: null }
          : { state: 'due' as const, done_on: null, done_by: null, note: null }),
      });
    }),
  ];
}
