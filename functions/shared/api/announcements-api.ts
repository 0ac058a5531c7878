import * as z from 'zod/mini';
import { announcementAudience, announcements } from '../collections/announcements.ts';
import { recordId } from '../collections/define.ts';
import { endpoint } from './endpoint.ts';

const { title, body } = announcements.schema.shape;

/** Sends an announcement to those of the members who are in its audience now. */
export const sendAnnouncementCall = endpoint({
  path: '/api/announcements/send',
  guard: { level: 'member', capability: 'announcements.write' },
  request: z.strictObject({ title, body, audience: announcementAudience }),
  response: z.strictObject({ id: recordId, recipients: z.int() }),
});

/** Takes an announcement back: nobody finds it any more, and no mail goes out that has not yet. For its author and admins. */
export const withdrawAnnouncementCall = endpoint({
  path: '/api/announcements/withdraw',
  guard: { level: 'member' },
  request: z.strictObject({ id: recordId }),
  response: z.strictObject({ success: z.literal(true) }),
});

/** Marks announcements that went to the caller as read. Those that did not are left out. */
export const readAnnouncementsCall = endpoint({
  path: '/api/announcements/read',
  guard: { level: 'member' },
  request: z.strictObject({ ids: z.array(recordId).check(z.minLength(1), z.maxLength(20)) }),
  response: z.strictObject({ read: z.int() }),
});
