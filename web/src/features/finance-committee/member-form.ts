import * as z from 'zod/mini';
import {
  committeeMembers,
  committeeNoteMax,
  trackingCodePattern,
} from '#shared/collections/committee-members.ts';
import { goalMax } from '#shared/constants.ts';
import { parseMoney } from '#shared/domain/money.ts';
import type { CommitteeMember } from '../../shared/fundraising/giving-data.ts';
import { typedGoal } from '../../shared/fundraising/typed-goal.ts';
import { t } from '../../shared/text/index.ts';
import { noteField, optionalDayField } from '../../shared/ui/form/form-fields.ts';
import { Problem, typed } from '../../shared/ui/form/typed.ts';

const { goal, code } = committeeMembers.schema.shape;

const readMoney = (written: string): number | Problem => {
  if (written.trim() === '') return 0;
  const cents = parseMoney(written);
  return cents === null || cents < 0 || cents > goalMax
    ? new Problem(t('giving.committee.form.money'))
    : cents;
};
const money = z.pipe(typed(readMoney), goal);
const readCode = (written: string): string | null | Problem => {
  const capitals = written.trim().toUpperCase();
  if (capitals === '') return null;
  return trackingCodePattern.test(capitals) ? capitals : new Problem(t('giving.committee.form.codeProblem'));
};
const readPerson = (id: string): string | Problem =>
  id === '' ? new Problem(t('giving.committee.form.personMissing')) : id;

/** A member of the committee as typed. */
export const memberForm = z.object({
  personId: z.pipe(typed(readPerson), committeeMembers.schema.shape.person_id),
  goal: money,
  commitment: money,
  code: z.pipe(typed(readCode), code),
  is_lobbyist: z.boolean(),
  note: noteField(committeeNoteMax),
  left_on: optionalDayField,
});
export type MemberInput = z.output<typeof memberForm>;

export const memberValues = (member: CommitteeMember | null) => ({
  personId: member?.person_id ?? '',
  goal: typedGoal(member?.goal ?? 0),
  commitment: typedGoal(member?.commitment ?? 0),
  code: member?.code ?? '',
  is_lobbyist: member?.is_lobbyist ?? false,
  note: member?.note ?? '',
  left_on: member?.left_on ?? '',
});
