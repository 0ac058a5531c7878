import type { AnnouncementAudience } from '../collections/announcements.ts';
import { announcementReceipts, announcements, receiptId } from '../collections/announcements.ts';
import { recipientsOf } from '../domain/announcements/audience.ts';
import type { Account } from './accounts.ts';
import { daysAfter, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';

type Written = {
  id: string;
  by: Account['role'];
  title: string;
  body: string;
  audience: AnnouncementAudience;
  /** Days before the seed's day, and the minute of that day in UTC. */
  daysAgo: number;
  minute: number;
  /** The roles that have read it. */
  readBy: readonly Account['role'][];
};

const written: readonly Written[] = [
  {
    id: 'sample-office-hours',
    by: 'manager',
    title: 'The office opens at eight from Monday on',
    body: 'From Monday on the office on Ferry Street opens at eight.\n\nJune has the keys. If you come earlier, tell her the evening before.',
    audience: { to: 'everyone' },
    daysAgo: 9,
    minute: 15 * 60,
    readBy: ['admin', 'finance', 'field', 'user', 'canvasser'],
  },
  {
    id: 'sample-knock-safely',
    by: 'admin',
    title: 'Knock in pairs after dark',
    body: 'It is dark by five now. After that, knock in pairs and wear the vests.\n\nNo door is worth a fall: skip porches without a light.',
    audience: { to: 'roles', roles: ['field', 'canvasser'] },
    daysAgo: 4,
    minute: 14 * 60 + 20,
    readBy: ['field'],
  },
  {
    id: 'sample-weekend',
    by: 'manager',
    title: 'Saturday: everyone at the fish market at nine',
    body: 'We launch the weekend from the fish market at nine. Coffee is there, turfs are cut.\n\nPhones start at eleven in the office for those who would rather sit.',
    audience: { to: 'everyone' },
    daysAgo: 1,
    minute: 19 * 60 + 5,
    readBy: ['field', 'finance'],
  },
];

/** What the team was told of late, and who has read it; the newest one most have not. */
export function announcementDocuments(organization: string, members: readonly Account[]): Doc[] {
  const team = members.map(({ uid, role }) => ({ id: uid, role, member_positions: [] }));
  return written.flatMap(({ id, by, title, body, audience, daysAgo, minute, readBy }) => {
    const author = members.find(({ role }) => role === by);
    if (!author) return [];
    const at = (later: number) => moment(daysAfter(seedDay, -daysAgo), minute + later);
    const recipients = recipientsOf(team, audience, author.uid);
    const head = { title, author_id: author.uid, author_name: author.full_name, sent_at: at(0) };
    const roleOf = (uid: string) => members.find((one) => one.uid === uid)?.role;
    return [
      document(announcements, organization, id, {
        ...{ ...head, body, audience, withdrawn_at: null },
        ...{ recipients, sent_to: recipients.length },
      }),
      ...recipients.map((uid, place) => {
        const isRead = readBy.some((role) => role === roleOf(uid));
        return document(announcementReceipts, organization, receiptId(id, uid), {
          ...{ ...head, announcement_id: id, uid },
          ...{ is_read: isRead, read_at: isRead ? at(12 + 17 * place) : null },
        });
      }),
    ];
  });
}
