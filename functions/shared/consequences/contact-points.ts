import * as z from 'zod/mini';
import { contactPoints } from '../collections/contact-points.ts';
import type { Rule } from './consequence.ts';

const { closed, consent, soft_hold, people } = contactPoints.schema.shape;
const watched = z.object({ closed, consent, soft_hold, people });

/** A contact point: how the cards that have it can be reached. */
export const contactPointWritten: Rule = (before, after, _, read) => {
  const is = read(watched, after);
  if (!is) return [];
  const was = read(watched, before);
  const says = ({ closed, consent, soft_hold }: typeof is) => JSON.stringify([closed, consent, soft_hold]);
  const isChanged = !was || says(was) !== says(is);
  const concerned = isChanged ? is.people : is.people.filter((person) => !was.people.includes(person));
  return concerned.map((person) => ({ is: 'settle-reach', person }));
};
