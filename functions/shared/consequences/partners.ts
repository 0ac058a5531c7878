import * as z from 'zod/mini';
import { giftPartners } from '../collections/gift-partners.ts';
import type { Consequence, Rule } from './consequence.ts';

const { partners, entries } = giftPartners.schema.shape;
const watched = z.object({ partners, entries });

/** Who gave a partnership's gift: the record of each partner says what counts for them, and of whoever was one before. */
export const giftPartnersWritten: Rule = (before, after, _, read) => {
  const [was, is] = [read(watched, before), read(watched, after)];
  if (was?.entries === is?.entries) return [];
  const ids = [was, is].flatMap((one) => one?.partners.map(({ donor_id }) => donor_id) ?? []);
  return [...new Set(ids)].map((donor): Consequence => ({ is: 'count-gifts', donor }));
};
