import { exportCallTimeCall } from '../../api/call-time-api.ts';
import { audit } from '../../collections/audit.ts';
import { calltimeLists } from '../../collections/calltime-lists.ts';
import { calltimeOutcomes } from '../../collections/calltime-sessions.ts';
import { people } from '../../collections/people.ts';
import { byteOrderMark, csvLine } from '../../domain/import/cells.ts';
import { RefusedError } from '../../refusals.ts';
import { downloadCase } from '../download-case.ts';
import { auditLine } from '../log-lines.ts';
import { requireCapability } from '../require-capability.ts';
import type { Context } from '../use-case.ts';

/** Outcomes that are read at a time. */
const pageSize = 200;
const header = ['Name', 'Called', 'Outcome', 'Amount', 'Call back', 'Note', 'Caller', 'Standing'] as const;
const moment = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());

/** Every outcome of a list as CSV, the newest first. A read for each, and one for each person. The audit's line comes first. */
export const exportCallTime = downloadCase(exportCallTimeCall, async ({ list: id }, context) => {
  const { member, read, newId, tx } = context;
  requireCapability(member, 'donations.read');
  const list = await read.get(calltimeLists, id);
  if (!list) throw new RefusedError('callTime.noList');
  const count = await read.count(calltimeOutcomes, { where: [['list_id', '==', id]] });
  const entry = newId();
  await tx(async (store) =>
    store.create(
      audit,
      entry,
      auditLine(member, { type: 'data_exported', what: calltimeOutcomes.name, count }),
    ),
  );
  return { name: 'call-time.csv', type: 'text/csv; charset=utf-8', chunks: lines(context, id), rows: count };
});

async function* lines({ read }: Context, list: string): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvLine(header)}`;
  let page = await read.page(calltimeOutcomes, {
    where: [['list_id', '==', list]],
    orderBy: ['at', 'desc'],
    limit: pageSize,
  });
  for (;;) {
    const ids = [...new Set(page.rows.map(({ person_id }) => person_id))];
    const cards = await read.getAll(people, ids);
    const names = new Map(cards.flatMap((card) => (card ? [[card.id, card.name] as const] : [])));
    for (const { person_id, at, outcome, cents, back_at, note, by_name, ...ask } of page.rows)
      yield csvLine([
        ...[names.get(person_id) ?? '', moment(at.toMillis()), outcome],
        ...[cents === null ? '' : (cents / 100).toFixed(2), moment(back_at), note ?? '', by_name],
        ask.withdrawn ? 'withdrawn' : ask.former ? 'corrected' : '',
      ]);
    if (!page.next) return;
    page = await page.next();
  }
}
