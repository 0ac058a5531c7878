import type { ClosureReason } from '../consent/contact-event.ts';
import { type ClosableChannel, type PointChannel, pointChannels } from '../consent/contact-point.ts';
import type { ConsentKey } from '../import/consent-keys.ts';

/** Headers under which the import knows them again. */
export const consentHeaders = {
  email_opt_in: 'Email opt-in',
  email_opt_out: 'Email opt-out',
  email_status: 'Email status',
  text_opt_in: 'Text opt-in',
  text_opt_out: 'Text opt-out',
  call_opt_out: 'Do not call',
  mail_opt_out: 'Do not mail',
  contact_opt_out: 'Do not contact',
  deceased: 'Deceased',
  consent_source: 'Consent source',
} as const satisfies Record<ConsentKey, string>;

type Closure = { reason: ClosureReason; except: readonly PointChannel[] };
type Agreed = { grade: string; since: number; source: string; text_version: string | null };
/** What is known of one address or number of a card. */
export type ExportedPoint = {
  closed: Partial<Record<ClosableChannel, Closure>>;
  consent: Partial<Record<PointChannel, Agreed>>;
};
export type ConsentCells = Partial<Record<ConsentKey, string>>;

const optOut = {
  ...{ email: 'email_opt_out', text: 'text_opt_out', call: 'call_opt_out', mail: 'mail_opt_out' },
  all: 'contact_opt_out',
} as const satisfies Record<ClosableChannel, ConsentKey>;
const optIn = { email: 'email_opt_in', text: 'text_opt_in' } as const;
/** They say that an address is wrong, not that somebody declined. */
const wrong: readonly ClosureReason[] = ['bad_number', 'landline'];

function closedIn(channel: ClosableChannel, { reason, except }: Closure): ConsentCells {
  if (reason === 'deceased') return { deceased: 'yes' };
  if (reason === 'hard_bounce') return { email_status: 'bounced' };
  if (wrong.includes(reason)) return {};
  if (channel !== 'all' || except.length === 0) return { [optOut[channel]]: 'yes' };
  const left = pointChannels.filter((one) => !except.includes(one));
  return Object.fromEntries(left.map((one) => [optOut[one], 'yes']));
}

/**
 * What a person's row says about contacting them. One closed address closes the channel in the file: silence is the safer
 * mistake. Consent goes out with where it came from, since the import takes none without.
 */
export function consentCells(points: readonly ExportedPoint[]): ConsentCells {
  const cells: ConsentCells = {};
  for (const { closed } of points)
    for (const channel of [...pointChannels, 'all'] as const) {
      const closure = closed[channel];
      if (closure) Object.assign(cells, closedIn(channel, closure));
    }
  const sources = new Set<string>();
  for (const { consent } of points)
    for (const channel of ['email', 'text'] as const) {
      const agreed = consent[channel];
      const isClosed = cells[optOut[channel]] || cells.contact_opt_out || cells.deceased;
      if (agreed?.grade !== 'express' || isClosed) continue;
      cells[optIn[channel]] = 'yes';
      const day = new Date(agreed.since).toISOString().slice(0, 10);
      const version = agreed.text_version === null ? '' : `, ${agreed.text_version}`;
      sources.add(`Consent on record: ${agreed.source}${version}, ${day}`);
    }
  if (sources.size > 0) cells.consent_source = [...sources].join('; ');
  return cells;
}
