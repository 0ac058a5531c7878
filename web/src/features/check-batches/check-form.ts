import * as z from 'zod/mini';
import { addPersonCall } from '#shared/api/people-api.ts';
import { checkNumberMax, electionCode, sourceCodeMax } from '#shared/collections/donations.ts';
import { isGiftDay } from '#shared/domain/gift-day.ts';
import { nameKeys } from '#shared/domain/name-keys.ts';
import { commit, commitCall } from '../../shared/data/journal/index.ts';
import {
  givenShares,
  type ShareDonor,
  sharesProblem,
  type TypedShare,
} from '../../shared/fundraising/shares/typed-shares.ts';
import { t } from '../../shared/text/index.ts';
import { dayField, moneyField, nameField, noteField } from '../../shared/ui/form/form-fields.ts';
import { Problem, typed } from '../../shared/ui/form/typed.ts';

/** Who wrote a check. A new donor is added with it. */
export type CheckDonor = ShareDonor & { isNew: boolean };
export type TypedCheck = {
  donor: CheckDonor | null;
  amount: string;
  number: string;
  date: string;
  election: string;
  /** Who else signed it. */
  shares: readonly TypedShare[];
  /** What brought it; it stays from one check to the next. */
  code: string;
};

const donorField = z.pipe(
  z.nullable(z.object({ id: z.string(), name: z.string(), isNew: z.boolean() })),
  z.transform((donor: CheckDonor | null, context) => {
    const isRight = donor !== null && (!donor.isNew || nameField.safeParse(donor.name).success);
    if (isRight) return donor;
    context.issues.push({ code: 'custom', message: t('giftBatches.line.noDonor'), input: donor });
    return z.NEVER;
  }),
);
const readElection = (code: string): string | null | Problem => {
  if (code === '') return null;
  return electionCode.safeParse(code).success ? code : new Problem(t('form.invalid'));
};

/** One check as typed. `today` is the member's own: a check that is here cannot be dated after it. */
export const checkForm = (today: string) =>
  z
    .object({
      donor: donorField,
      amount: moneyField,
      number: noteField(checkNumberMax),
      date: dayField,
      election: z.pipe(typed(readElection), z.nullable(electionCode)),
      shares: z.custom<readonly TypedShare[]>(),
      code: noteField(sourceCodeMax),
    })
    .check(
      z.refine(({ date }) => isGiftDay(date, today), {
        path: ['date'],
        error: () => t('form.day.range'),
      }),
      z.refine(({ date }) => date <= today, { path: ['date'], error: () => t('form.day.future') }),
      z.check(({ value, issues }) => {
        const message = sharesProblem({ ...value, status: 'completed' }, value.shares);
        if (message !== null) issues.push({ code: 'custom', message, input: value.shares, path: ['shares'] });
      }),
    );
export type CheckInput = z.output<ReturnType<typeof checkForm>>;

/**
 * Enters a check in a batch: safe on this device first. New donors go before it, in order with the same gift, so that
 * without a connection none waits for another in vain. Resolves with the gift's id, and with what becomes of it.
 */
export async function enterCheck(
  batch: string,
  { donor, amount, number, date, election, code, shares: typed }: CheckInput,
): Promise<{ id: string; synced: Promise<unknown> }> {
  const id = crypto.randomUUID();
  const { name } = donor;
  const shares = givenShares({ donor, amount }, typed);
  const signers = [donor, ...typed.flatMap((share) => share.donor ?? [])];
  for (const signer of signers.filter(({ isNew }) => isNew))
    await commitCall(
      addPersonCall,
      {
        ...{ id: signer.id, contact: { name: signer.name, email: null, phone: null } },
        ...{ donor: { capacity: 'unknown' }, volunteer: null },
      },
      { entity: { table: 'donations', id } },
    );
  const { synced } = await commit({
    operation: 'create',
    table: 'donations',
    id,
    data: {
      ...{ donor_id: donor.id, donor_name: name, donor_key: nameKeys(name).name_key },
      ...{ amount, counted: shares[0]?.cents ?? amount, date, status: 'completed', type: 'one_time' },
      ...(shares.length > 0 && { shares }),
      ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
      ...{ method: 'check', check_number: number, source_code: code, election, batch_id: batch, note: null },
    },
  });
  return { id, synced };
}
