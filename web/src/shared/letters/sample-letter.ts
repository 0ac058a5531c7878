import { lawOf } from '#shared/domain/best-efforts/request-law.ts';
import { letterDay, letterMoney } from '#shared/domain/letters/letter-words.ts';
import type { MergeValues } from '#shared/domain/letters/merge-fields.ts';
import { t } from '../text/index.ts';

/** Invented, with the letters that go wrong first. */
const reader = {
  first_name: 'José',
  last_name: 'O’Brien-Łuk',
  name: 'José O’Brien-Łuk',
  salutation: 'José',
  city: 'Port Amsel',
  other_name: 'Ana Peña',
};

/** What a letter says of an invented donor. */
export function sampleValues(
  language: string,
  today: string,
  { campaign, candidate, signer }: { campaign: string; candidate: string; signer: string },
): MergeValues {
  const day = letterDay(today, language);
  return {
    ...reader,
    employer: t('letters.sample.employer'),
    occupation: t('letters.sample.occupation'),
    amount: letterMoney(125_000, language),
    gift_date: day,
    election: t('letters.sample.from_election'),
    missing: t('letters.sample.missing'),
    law: lawOf('us-individual-2027', language),
    answer_by: day,
    giving_page: 'https://donate.example/give',
    excess_amount: letterMoney(25_000, language),
    from_election: t('letters.sample.from_election'),
    to_election: t('letters.sample.to_election'),
    ...{ campaign, candidate, signer, today: day },
  };
}
export const sampleReader = {
  name: reader.name,
  address: ['12 Harbor Street, Apt 4', 'Port Amsel, NJ 07001'],
};
