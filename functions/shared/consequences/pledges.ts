import * as z from 'zod/mini';
import { pledges } from '../collections/pledges.ts';
import { remindersAbout } from '../domain/pledges/pledge-reminders.ts';
import type { Document, Read, Rule } from './consequence.ts';

const { amount, paid, installments, written_off } = pledges.schema.shape;
const watched = z.object({ amount, paid, installments, written_off });

const aboutOf = (document: Document, read: Read): string => {
  const pledge = read(watched, document);
  return pledge ? remindersAbout(pledge) : '';
};

/** A pledge: its reminders follow what it still expects, and when. */
export const pledgeWritten: Rule = (before, after, { id }, read) =>
  aboutOf(before, read) === aboutOf(after, read) ? [] : [{ is: 'schedule-pledge-reminder', pledge: id }];
