import { calendarFile } from '#shared/domain/calendar-file.ts';
import { instantOf } from '#shared/domain/events/wall-times.ts';
import { download } from '../../shared/ui/download.ts';
import type { CampaignEvent } from './event-area.ts';

const statuses = { draft: 'TENTATIVE', published: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

/** An event's shifts as a calendar's file, each an appointment: a volunteer has one of them, not the whole day. */
export function eventFile(event: CampaignEvent, address: string | null, made: Date): string {
  const { id, title, zone, shifts, venue, city, description, online_url, state } = event;
  const entries = shifts.map((shift) => ({
    uid: `${id}.${shift.id}@hustings`,
    title: shift.label === null ? title : `${title}: ${shift.label}`,
    description: [description, online_url].filter(Boolean).join('\n\n'),
    location: [venue, address, city].filter(Boolean).join(', '),
    ...{ starts: instantOf(zone, shift.from), ends: instantOf(zone, shift.to) },
    status: statuses[state],
  }));
  return calendarFile(title, entries, made);
}

export const downloadEvent = (event: CampaignEvent, address: string | null): void =>
  download(
    new Blob([eventFile(event, address, new Date())], { type: 'text/calendar' }),
    `event-${event.day}.ics`,
  );
