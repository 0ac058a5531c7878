import { exportRosterCall } from '../../api/rsvps-api.ts';
import { audit } from '../../collections/audit.ts';
import { events } from '../../collections/events.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { byteOrderMark, csvLine } from '../../domain/import/cells.ts';
import { RefusedError } from '../../refusals.ts';
import { downloadCase } from '../download-case.ts';
import { auditLine } from '../log-lines.ts';
import { requireCapability } from '../require-capability.ts';
import type { Row } from '../store.ts';
import type { Context } from '../use-case.ts';

/** Sign-ups that are read at a time. */
const pageSize = 200;
const header = [
  ...['Name', 'Email', 'Phone', 'Shift starts', 'Shift', 'State', 'Guests', 'Needs', 'Answers', 'Note'],
  ...['Source', 'Source code', 'Signed up', 'Confirmed', 'Checked in', 'Minutes'],
] as const;

type Rsvp = Row<typeof rsvps.schema>;
type Shifts = Row<typeof events.schema>['shifts'];
const moment = (at: { toMillis(): number } | null): string =>
  at === null ? '' : new Date(at.toMillis()).toISOString();

/** Every sign-up of an event as CSV, in order of arrival: two reads, and one for each. The audit's line comes first. */
export const exportRoster = downloadCase(exportRosterCall, async ({ event: id }, context) => {
  const { member, read, newId, tx } = context;
  requireCapability(member, 'rosters.work');
  const event = await read.get(events, id);
  if (!event) throw new RefusedError('events.gone');
  const count = await read.count(rsvps, { where: [['event_id', '==', id]] });
  const entry = newId();
  await tx(async (store) =>
    store.create(audit, entry, auditLine(member, { type: 'data_exported', what: rsvps.name, count })),
  );
  return {
    ...{ name: 'roster.csv', type: 'text/csv; charset=utf-8', rows: count },
    chunks: lines(context, id, event.shifts),
  };
});

async function* lines({ read }: Context, event: string, shifts: Shifts): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvLine(header)}`;
  let page = await read.page(rsvps, {
    where: [['event_id', '==', event]],
    orderBy: ['arrived_at', 'asc'],
    limit: pageSize,
  });
  for (;;) {
    for (const one of page.rows) yield csvLine(cellsOf(one, shifts));
    if (!page.next) return;
    page = await page.next();
  }
}

function cellsOf(one: Rsvp, shifts: Shifts): string[] {
  const shift = shifts.find(({ id }) => id === one.shift_id);
  return [
    ...[one.name, one.email ?? '', one.phone ?? '', shift?.from.replace('T', ' ') ?? '', shift?.label ?? ''],
    ...[one.state, String(one.guests), one.needs ?? ''],
    one.answers.map(({ question, answer }) => `${question}: ${answer}`).join('\n'),
    ...[one.note ?? '', one.source, one.source_code ?? '', moment(one.arrived_at), moment(one.confirmed_at)],
    ...[moment(one.checked_in_at), one.minutes === null ? '' : String(one.minutes)],
  ];
}
