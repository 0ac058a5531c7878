import * as z from 'zod/mini';
import { pledges } from '../collections/pledges.ts';
import { remindersAbout } from '../domain/pledges/pledge-reminders.ts';
import type { Consequence, Document, Read, Rule } from './consequence.ts';

const { amount, paid, installments, written_off } = pledges.schema.shape;
const watched = z.object({ amount, paid, installments, written_off });

const aboutOf = (document: Document, read: Read): string => {
  const pledge = read(watched, document);
  return pledge ? remindersAbout(pledge) : '';
};

const { donor_id, stage, due_on } = pledges.schema.shape;
const owed = z.object({ donor_id, stage, due_on });

/** Donors of whom a pledge says by now that something else is due. */
function debtors(before: Document, after: Document, read: Read): string[] {
  const [was, is] = [read(owed, before), read(owed, after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  return [...new Set([was, is].flatMap((one) => (one ? [one.donor_id] : [])))];
}

/** A pledge: its reminders follow what it still expects, and its donor's record says when. */
export const pledgeWritten: Rule = (before, after, { id }, read) => [
  ...(aboutOf(before, read) === aboutOf(after, read)
    ? []
    : [{ is: 'schedule-pledge-reminder', pledge: id } as const]),
  ...debtors(before, after, read).map((donor): Consequence => ({ is: 'count-gifts', donor })),
];
