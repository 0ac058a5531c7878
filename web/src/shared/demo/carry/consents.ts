import { recordableKinds, recordableSources } from '#shared/api/consent-api.ts';
import { contactSalt } from '#shared/collections/contact-salts.ts';
import { type ContactEvent, retractedIds } from '#shared/domain/consent/contact-event.ts';
import { type PointKind, pointId } from '#shared/domain/consent/contact-point.ts';
import { contactEventOf } from '#shared/usecases/consent/record-contact-events.ts';
import type { DemoStore } from '../demo-store.ts';
import type { CarriedConsent, CarriedRecord } from './contents.ts';

type Demo = Pick<DemoStore, 'contact_points' | 'contact_events' | 'contact_salts' | 'organization'>;

/** Lines of the demo's evidence that still count, by point: opt-outs, what closes a point, and consent that is written down. */
function validLines(demo: Demo): Map<string, ContactEvent[]> {
  const all = new Map<string, ContactEvent[]>();
  for (const row of demo.contact_events.all())
    all.set(row.point, [...(all.get(row.point) ?? []), contactEventOf(row)]);
  return new Map(
    [...all].map(([point, lines]) => {
      const retracted = retractedIds(lines);
      const state = demo.contact_points.get(point);
      const closing = new Set(Object.values(state?.closed ?? {}).map((one) => one?.event));
      const agreed = new Set(Object.values(state?.consent ?? {}).map((one) => one?.since));
      // Behind a heavier reason the person's own word stands all the same.
      const stands = ({ id, what, at, words }: ContactEvent) =>
        (what === 'opt_out' && !retracted.has(id)) ||
        closing.has(id) ||
        (what === 'consent' && agreed.has(at) && (words ?? '').trim() !== '');
      return [point, lines.filter(stands)];
    }),
  );
}

/** As a member records it; null of what none may. What a file closed stays closed, and consent of a file stays in the file. */
function recordedAs(line: ContactEvent, personId: string, address: string): CarriedConsent | null {
  const what = recordableKinds.find((one) => one === line.what);
  const source = recordableSources.find((one) => one === line.source);
  const channel = line.channel ?? 'all';
  // No address stands for letters.
  if (!what || what === 'lift' || what === 'opt_in' || channel === 'mail') return null;
  if (what === 'consent' && (!source || source === 'staff')) return null;
  return {
    // Room for what the server appends for each address.
    ...{
      id: line.id.replace(/[^\w-]/g, '-').slice(0, 100),
      personId,
      what,
      channel,
      address,
      reason: null,
      words: line.words,
    },
    grade: what !== 'consent' || line.grade === 'none' ? null : line.grade,
    ...{ source: source ?? 'paper', happenedAt: line.at },
  };
}

/**
 * What the people who come along have said about being contacted, and what was decided about it: recorded anew in the next
 * campaign, whose points have another salt.
 */
export function consentsOf(demo: Demo, records: readonly CarriedRecord[]): CarriedConsent[] {
  const salt = demo.contact_salts.get(contactSalt)?.salt;
  if (salt === undefined) return [];
  const lines = validLines(demo);
  // Two people may share an address: its lines are recorded once.
  const all = new Map<string, CarriedConsent>();
  const add = (personId: string, kind: PointKind, address: string): void => {
    for (const line of lines.get(pointId(salt, demo.organization, kind, address)) ?? []) {
      const one = recordedAs(line, personId, address);
      if (one && !all.has(one.id)) all.set(one.id, one);
    }
  };
  for (const record of records) {
    if (record.table !== 'people') continue;
    for (const email of record.data.emails ?? []) add(record.id, 'email', email);
    for (const phone of record.data.phones ?? []) add(record.id, 'phone', phone);
  }
  return [...all.values()].toSorted((one, other) => (one.happenedAt ?? 0) - (other.happenedAt ?? 0));
}
