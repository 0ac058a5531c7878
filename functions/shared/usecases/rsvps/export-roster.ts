import { exportRosterCall } from '../../api/rsvps-api.ts';
import { audit } from '../../collections/audit.ts';
import { events } from '../../collections/events.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { rosterColumns } from '../../domain/export/event-columns.ts';
import { listHeader, listLine } from '../../domain/export/list-columns.ts';
import { RefusedError } from '../../refusals.ts';
import { downloadCase } from '../download-case.ts';
import { auditLine } from '../log-lines.ts';
import { requireCapability } from '../require-capability.ts';
import type { Row } from '../store.ts';
import type { Context } from '../use-case.ts';

/** Sign-ups that are read at a time. */
const pageSize = 200;

type Shifts = Row<typeof events.schema>['shifts'];

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
  const facts = { day: '', nameOf: () => '' };
  yield listHeader(rosterColumns);
  let page = await read.page(rsvps, {
    where: [['event_id', '==', event]],
    orderBy: ['arrived_at', 'asc'],
    limit: pageSize,
  });
  for (;;) {
    for (const signUp of page.rows) yield listLine(rosterColumns, { signUp, shifts }, facts);
    if (!page.next) return;
    page = await page.next();
  }
}
