import { letterDay, letterMoney } from '#shared/domain/letters/letter-words.ts';
import type { MergeValues } from '#shared/domain/letters/merge-fields.ts';
import { t } from '../../../shared/text/index.ts';

/** What a letter says of an invented donor. */
export function sampleValues(
  language: string,
  today: string,
  { campaign, candidate, signer }: { campaign: string; candidate: string; signer: string },
): MergeValues {
  const day = letterDay(today, language);
  return {
    first_name: t('letters.sample.first_name'),
    last_name: t('letters.sample.last_name'),
    name: t('letters.sample.name'),
    salutation: t('letters.sample.salutation'),
    city: t('letters.sample.city'),
    employer: t('letters.sample.employer'),
    occupation: t('letters.sample.occupation'),
    amount: letterMoney(125_000, language),
    gift_date: day,
    election: t('letters.sample.from_election'),
    missing: t('letters.sample.missing'),
    answer_by: day,
    excess_amount: letterMoney(25_000, language),
    from_election: t('letters.sample.from_election'),
    to_election: t('letters.sample.to_election'),
    other_name: t('letters.sample.other_name'),
    ...{ campaign, candidate, signer, today: day },
  };
}
export const sampleReader = () => ({
  name: t('letters.sample.name'),
  address: [t('letters.sample.street'), t('letters.sample.cityLine')],
});
