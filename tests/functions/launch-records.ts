import { Timestamp } from 'firebase-admin/firestore';

const hourMs = 3_600_000;
const wall = (millis: number) => new Date(millis).toISOString().slice(0, 16);

/** A published canvass that is under way, in UTC, as it is said. */
export function eventOf(fields: object = {}, now = Date.now()) {
  const [from, to] = [now - hourMs, now + 2 * hourMs];
  const shift = {
    ...{ id: 's', from: wall(from), to: wall(to), capacity: null, capacity_kind: 'target' },
    ...{ label: null, lead: null, taken: 0, waiting: 0 },
  };
  const stamp = Timestamp.fromMillis(now - 24 * hourMs);
  return {
    ...{ title: 'Saturday canvass', type: 'canvass', venue: 'Library', city: 'Springfield' },
    ...{ description: null, attendance: 'in_person', online_url: null, visibility: 'public' },
    ...{ accessibility: null, accessibility_features: [], accessibility_note: null, languages: null },
    ...{ bring: null, instructions: null, contact_name: null, contact_email: null, contact_phone: null },
    ...{ source_code: null, hosts: [], tags: [], address: null, address_visibility: 'public' },
    ...{ zone: 'UTC', shifts: [shift], starts_at: Timestamp.fromMillis(from) },
    ...{ ends_at: Timestamp.fromMillis(to), day: wall(from).slice(0, 10), state: 'published' },
    ...{ published_at: stamp, cancelled: null, series_id: null, series_day: null, series_rule: null },
    ...{ is_exception: false, created_at: stamp, created_by: 'a-planner', updated_at: stamp },
    ...{ updated_by: 'a-planner', ...fields },
  };
}

/** The sign-up of somebody who is there, as it is said. */
export function rsvpOf(fields: object = {}, now = Date.now()) {
  const stamp = Timestamp.fromMillis(now - hourMs);
  return {
    ...{ event_id: 'canvass', shift_id: 's', person_id: 'a-person', name: 'Ana', email: null, phone: null },
    ...{ language: null, guests: 0, needs: null, answers: [], state: 'attended', places: 0 },
    ...{ arrived_at: stamp, source: 'walk_in', source_code: null, consents: [], code: 'ABCDEFGH' },
    ...{ link_version: 1, offered_until: null, confirmed_at: null, cancelled_by: null },
    ...{ checked_in_at: stamp, minutes: null, note: null, created_at: stamp, created_by: 'a-planner' },
    ...{ updated_at: stamp, updated_by: 'a-planner', ...fields },
  };
}
