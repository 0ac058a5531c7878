import * as z from 'zod/mini';
import { partnersMax } from '../domain/gifts/gift-partners.ts';
import { cents, collection, count, inOrganization, instant, personName, recordId } from './define.ts';

/**
 * Who gave a partnership's gift, under the gift's id. Partners keep the ids that they were named by, also after a merge: their
 * entries do too.
 */
export const giftPartners = collection({
  name: 'gift_partners',
  path: inOrganization('gift_partners'),
  access: { read: 'donations.read' },
  rules: { refused: { write: 'a call does, together with the entries of each partner' } },
  isWork: false,
  references: { id: 'donations' },
  schema: z.strictObject({
    /** What each had given of it when it came; none: nobody knows any more who. */
    partners: z
      .array(z.strictObject({ donor_id: recordId, name: personName, cents: cents.check(z.minimum(1)) }))
      .check(z.maxLength(partnersMax)),
    /** Entries that were written for them, which are numbered. */
    entries: count,
    changed_at: instant,
    changed_by: recordId,
  }),
});
