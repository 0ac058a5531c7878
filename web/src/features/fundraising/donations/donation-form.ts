import * as z from 'zod/mini';
import {
  checkNumberMax,
  conduitIdMax,
  conduitMax,
  descriptionMax,
  donationStatuses,
  donations,
  electionCode,
  memoMax,
  sourceCodeMax,
} from '#shared/collections/donations.ts';
import { isGiftDay } from '#shared/domain/gift-day.ts';
import { countedAtFirst } from '#shared/domain/gifts/gift-entries.ts';
import { creditProblem, sharesIn } from '../../../shared/fundraising/credit/typed-credit.ts';
import type { GiftDonor } from '../../../shared/fundraising/donors-named.ts';
import type { Donation } from '../../../shared/fundraising/fundraising-areas.ts';
import { givenShares, sharesProblem } from '../../../shared/fundraising/shares/typed-shares.ts';
import { t } from '../../../shared/text/index.ts';
import { dayField, moneyField, noteField, optionalDayField } from '../../../shared/ui/form/form-fields.ts';

import { namedPartners, partnersProblem } from './typed-partners.ts';

/** The choice of a gift that pays no pledge; '' is the one that is due first. */
export const noPledge = 'none';
/** The choice of a donor's pledge: with another donor it is none any more. */
export const choiceOf = (donor: string, pledge: string): string => `${donor}/${pledge}`;
const chosenPledge = (choice: string, donor: string): string | null | undefined => {
  if (choice === noPledge) return null;
  return choice.startsWith(`${donor}/`) ? choice.slice(donor.length + 1) : undefined;
};

const { type, method } = donations.schema.shape;
/** Nobody enters a gift in order to void it. */
export const enteredStatuses = donationStatuses.filter((status) => status !== 'void');
export const noteMax = 500;

export const donorField = z.pipe(
  z.nullable(z.object({ id: z.string(), name: z.string(), name_key: z.string() })),
  z.transform((donor: GiftDonor | null, context) => {
    if (donor !== null) return donor;
    context.issues.push({ code: 'custom', message: t('fundraising.donations.chooseDonor'), input: donor });
    return z.NEVER;
  }),
);

/** What no total depends on, which can be edited afterwards. */
export const editedGift = {
  type,
  method,
  check_number: noteField(checkNumberMax),
  source_code: noteField(sourceCodeMax),
  description: noteField(descriptionMax),
  memo_text: noteField(memoMax),
  conduit: noteField(conduitMax),
  conduit_id: noteField(conduitIdMax),
  transferred_on: optionalDayField,
  note: noteField(noteMax),
};

type Described = { method: string | null; description: string | null };
/** What was given in kind has to be said; of money there is nothing to describe. */
export const describedInKind = <T extends Described>() =>
  z.refine<T>(({ method, description }) => method !== 'in_kind' || description !== null, {
    path: ['description'],
    error: () => t('fundraising.donations.describe'),
  });

const typedDonor = z.object({ id: z.string(), name: z.string() });
/** Who else gives a gift, as the form has it. */
export const typedShares = z.array(z.object({ donor: z.nullable(typedDonor), amount: z.string() }));

/** Who raised a gift, as the form has it. */
export const typedCredit = z.object({
  members: z.array(z.string()),
  percents: z.nullable(z.record(z.string(), z.string())),
});

/** Partners of a partnership's gift, as the form has them. */
export const typedPartners = z.array(
  z.object({ key: z.number(), donor: z.nullable(typedDonor), typed: z.string() }),
);

/** `today` is the member's own: money that has come cannot be dated after it. */
export const donationForm = (today: string) =>
  z
    .object({
      ...{ donor: donorField, amount: moneyField, date: dayField, status: z.enum(enteredStatuses) },
      election: z.nullable(electionCode),
      pledge: z._default(z.string(), ''),
      shares: z._default(typedShares, []),
      partners: z._default(typedPartners, []),
      credit: z._default(typedCredit, { members: [], percents: null }),
      ...editedGift,
    })
    .check(
      describedInKind(),
      z.refine((gift) => isGiftDay(gift.date, today), { path: ['date'], error: () => t('form.day.range') }),
      z.refine((gift) => gift.status !== 'completed' || gift.date <= today, {
        path: ['date'],
        error: () => t('form.day.future'),
      }),
      z.check(({ value, issues }) => {
        const message = sharesProblem(value, value.shares);
        if (message !== null) issues.push({ code: 'custom', message, input: value.shares, path: ['shares'] });
        const partners = partnersProblem(value.partners, value.amount);
        if (partners !== null)
          issues.push({ code: 'custom', message: partners, input: value.partners, path: ['partners'] });
        const credit = creditProblem(value.credit);
        if (credit !== null)
          issues.push({ code: 'custom', message: credit, input: value.credit, path: ['credit'] });
      }),
    );
export type DonationInput = z.output<ReturnType<typeof donationForm>>;

export const donorOf = ({ donor_id, donor_name, donor_key }: Donation): GiftDonor => ({
  id: donor_id,
  name: donor_name,
  name_key: donor_key,
});

/** A gift as it is stored: the donor's name goes with it, so that a list costs no second read. */
export const newGift = ({ donor, pledge, shares: typed, partners, credit, ...gift }: DonationInput) => {
  const pledge_id = chosenPledge(pledge, donor.id);
  const shares = givenShares({ ...gift, donor }, typed);
  return {
    ...gift,
    // Left out, it is the one that is due first.
    ...(pledge_id !== undefined && { pledge_id }),
    counted: shares[0]?.cents ?? countedAtFirst(gift),
    ...(shares.length > 0 && { shares }),
    ...(partners.length > 0 && { partners: namedPartners(partners) }),
    ...(credit.members.length > 0 && {
      credit: { memberIds: credit.members, shares: sharesIn(credit) },
    }),
    batch_id: null,
    donor_id: donor.id,
    donor_name: donor.name,
    donor_key: donor.name_key,
  };
};
