import * as z from 'zod/mini';
import { electionCode, sourceCodeMax } from '#shared/collections/donations.ts';
import { pledges } from '#shared/collections/pledges.ts';
import { parseMoney } from '#shared/domain/money.ts';
import {
  type Installment,
  installmentsMax,
  installmentsProblem,
  monthlyInstallments,
} from '#shared/domain/pledges/installments.ts';
import { t } from '../../../shared/text/index.ts';
import { dayField, moneyField, noteField } from '../../../shared/ui/form/form-fields.ts';
import { donorField } from '../donations/donation-form.ts';
import { dollars, type Pledge } from './pledge-area.ts';

/** How a pledge is paid as the form has it: in so many monthly parts, or by rows of one's own. */
export type TypedInstallments =
  | { is: 'monthly'; parts: number; first: string }
  | { is: 'own'; rows: readonly { due_on: string; cents: string }[] };

export const typedMoney = (cents: number): string => (cents / 100).toFixed(2);

/** The installments of what is typed; an unreadable amount is none. */
export const installmentsOf = (typed: TypedInstallments, amount: number): Installment[] =>
  typed.is === 'monthly'
    ? monthlyInstallments(amount, typed.parts, typed.first)
    : typed.rows.map(({ due_on, cents }) => ({ due_on, cents: parseMoney(cents) ?? 0 }));

/** Stored installments as the form begins with them. */
export const typedInstallments = (installments: readonly Installment[]): TypedInstallments => {
  const [first] = installments;
  if (installments.length === 1 && first) return { is: 'monthly', parts: 1, first: first.due_on };
  return { is: 'own', rows: installments.map(({ due_on, cents }) => ({ due_on, cents: typedMoney(cents) })) };
};

const typedSchema = z.union([
  z.object({ is: z.literal('monthly'), parts: z.int(), first: dayField }),
  z.object({ is: z.literal('own'), rows: z.array(z.object({ due_on: z.string(), cents: z.string() })) }),
]);
/** What is wrong with installments, in words. */
export function problemOf(
  pledge: { amount: number; made_on: string },
  installments: readonly Installment[],
): string | null {
  const problem = installmentsProblem(pledge, installments);
  const sum = installments.reduce((total, { cents }) => total + cents, 0);
  const facts = { most: installmentsMax, sum: dollars(sum), amount: dollars(pledge.amount) };
  return problem && t(`pledges.form.problem.${problem}`, facts);
}

export const noteMax = 500;
/** What no sum depends on. */
export const pledgeDetails = { source_code: noteField(sourceCodeMax), note: noteField(noteMax) };
const { firmness } = pledges.schema.shape;

/** `today`: a pledge is made today at the latest. `made_on`: of one that is there, which keeps its day. */
export const pledgeForm = (today: string, made_on: string | null) =>
  z.pipe(
    z.object({
      ...{ donor: donorField, amount: moneyField, made_on: dayField, firmness },
      installments: typedSchema,
      election: z.nullable(electionCode),
      ...pledgeDetails,
    }),
    z.transform(({ donor, installments: typed, ...pledge }, context) => {
      const made = { ...pledge, made_on: made_on ?? pledge.made_on };
      const issue = (field: string, message: string) =>
        context.issues.push({ code: 'custom', message, input: typed, path: [field] });
      if (made_on === null && made.made_on > today) issue('made_on', t('pledges.form.future'));
      const installments = installmentsOf(typed, made.amount);
      const problem = problemOf(made, installments);
      if (problem !== null) issue('installments', problem);
      return { ...made, installments, donor };
    }),
  );
export type PledgeInput = z.output<ReturnType<typeof pledgeForm>>;

/** A pledge as it is stored first. */
export const newPledge = ({ donor, ...pledge }: PledgeInput) => ({
  ...pledge,
  ...{ donor_id: donor.id, donor_name: donor.name, donor_key: donor.name_key },
  ...{ written_off: null, paid: 0, stage: 'open' as const },
  due_on: pledge.installments[0]?.due_on ?? pledge.made_on,
});

/** The terms of a pledge, where an edit changed one of them; null where not. */
export function changedTerms(pledge: Pledge, input: object) {
  const { amount, firmness, election, installments } = { ...pledge, ...input };
  const terms = { amount, firmness, election, installments };
  const before = {
    ...{ amount: pledge.amount, firmness: pledge.firmness, election: pledge.election },
    installments: pledge.installments,
  };
  return JSON.stringify(terms) === JSON.stringify(before) ? null : terms;
}
