import * as z from 'zod/mini';
import { events } from '../collections/events.ts';
import { messagesAbout, whenAndWhere } from '../domain/events/message-plan.ts';
import type { Rule } from './consequence.ts';

const { zone, state, shifts, cancelled, notice, updated_at, ends_at } = events.schema.shape;
const { attendance, venue, city, address, address_visibility, online_url } = events.schema.shape;
const announced = z.object({
  ...{ zone, state, shifts, cancelled, notice, updated_at, ends_at },
  ...{ attendance, venue, city, address, address_visibility, online_url },
});
type Announced = z.output<typeof announced>;

/** What whoever signed up is told of a change; null where it is none of theirs, or staff wants it so. */
function noticeAbout(was: Announced, is: Announced, now: number): string | null {
  if (is.ends_at.toMillis() <= now) return null;
  if (was.state === 'published' && is.state === 'cancelled') return `cancel ${is.cancelled?.act ?? ''}`;
  if (is.state !== 'published' || was.state === 'draft') return null;
  const at = is.updated_at.toMillis();
  if (was.state === 'cancelled') return `restore ${at}`;
  if (is.notice?.tells === false || whenAndWhere(was) === whenAndWhere(is)) return null;
  return `change ${at}`;
}

/** An event: its reminders follow its shifts, and whoever signed up hears that it was moved or cancelled. */
export const eventMessages: Rule = (before, after, { id, now }, read) => {
  const [was, is] = [read(announced, before), read(announced, after)];
  const about = was && is ? noticeAbout(was, is, now) : null;
  const isAnother = (was ? messagesAbout(was) : '') !== (is ? messagesAbout(is) : '');
  return [
    ...(isAnother ? [{ is: 'schedule-event-messages', event: id } as const] : []),
    ...(about === null ? [] : [{ is: 'schedule-event-notice', event: id, about } as const]),
  ];
};
