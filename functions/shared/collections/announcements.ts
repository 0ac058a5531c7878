import * as z from 'zod/mini';
import { roles } from '../access.ts';
import { announcementBodyMax, announcementTitleMax, membersMax } from '../constants.ts';
import { memberPositions } from '../member-positions.ts';
import { collection, count, inOrganization, instant, line, recordId, text } from './define.ts';

const each = <T extends string>(values: readonly [T, ...T[]]) =>
  z.array(z.enum(values)).check(
    z.minLength(1),
    z.maxLength(values.length),
    z.refine((chosen) => new Set(chosen).size === chosen.length),
  );
export const announcementAudience = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('everyone') }),
  z.strictObject({ to: z.literal('roles'), roles: each(roles) }),
  z.strictObject({ to: z.literal('positions'), positions: each(memberPositions) }),
]);
export type AnnouncementAudience = z.output<typeof announcementAudience>;

/**
 * What an admin or a manager writes to members. Nobody edits it after it was sent; its author and admins can withdraw it. Those
 * to whom it went read it, and its author and admins.
 */
export const announcements = collection({
  name: 'announcements',
  path: inOrganization('announcements'),
  access: { read: 'content' },
  isWork: false,
  schema: z.strictObject({
    title: line(announcementTitleMax),
    body: text(announcementBodyMax),
    audience: announcementAudience,
    author_id: text(128),
    author_name: text(120),
    sent_at: instant,
    withdrawn_at: z.nullable(instant),
    /** The members to whom it went, as they were then, without its author; none once it is withdrawn. */
    recipients: z.array(recordId).check(z.maxLength(membersMax)),
    sent_to: count,
  }),
});

/** Whether one member has read one announcement, under the ids of both. */
export const announcementReceipts = collection({
  name: 'announcement_receipts',
  path: inOrganization('announcement_receipts'),
  access: { read: 'content' },
  isWork: false,
  schema: z.strictObject({
    announcement_id: recordId,
    uid: recordId,
    /** Of the announcement, so that the list of what is unread is one query. */
    title: line(announcementTitleMax),
    author_id: text(128),
    author_name: text(120),
    sent_at: instant,
    is_read: z.boolean(),
    read_at: z.nullable(instant),
  }),
});

export const receiptId = (announcement: string, uid: string): string => `${announcement}_${uid}`;
