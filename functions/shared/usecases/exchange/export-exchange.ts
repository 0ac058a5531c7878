import { exchangeExportCall } from '../../api/exchange-api.ts';
import { activity } from '../../collections/activity.ts';
import { audit } from '../../collections/audit.ts';
import { uploadHeader } from '../../domain/exchange/upload-lines.ts';
import { type UploadSystem, uploadLayouts } from '../../domain/exchange/upload-systems.ts';
import { downloadCase } from '../download-case.ts';
import { activityLine, auditLine } from '../log-lines.ts';
import type { Context } from '../use-case.ts';
import { type Exchanged, exchangeContacts } from './exchange-contacts.ts';

/** How the audit and the feed call contacts of voters that left for another system. */
const what = 'voter_contacts';

/** Contacts of a period in another system's layout. The lines of feed and audit are written before the first byte leaves. */
export const exportExchange = downloadCase(exchangeExportCall, async (period, context) => {
  const { system, from, to } = period;
  const exchanged = await exchangeContacts(context, period);
  await logExchange(context, system, exchanged.count);
  return {
    name: `${system}-${from}-${to}.csv`,
    type: 'text/csv; charset=utf-8',
    chunks: lines(system, exchanged),
    rows: exchanged.count,
  };
});

async function* lines(system: UploadSystem, { mapping, widths, placed }: Exchanged): AsyncGenerator<string> {
  let piece = uploadHeader(system, mapping, widths);
  for await (const one of placed()) {
    if ('lines' in one) piece += one.lines.join('');
    if (piece.length < 64_000) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

async function logExchange(
  { member, newId, tx }: Context,
  system: UploadSystem,
  count: number,
): Promise<void> {
  const { name } = uploadLayouts[system];
  const line = activityLine({
    type: 'export_made',
    capability: 'members.write',
    actor_id: member.uid,
    subject_collection: 'voters',
    subject_name: name,
    count,
  });
  const [lineId, entryId] = [newId(), newId()];
  await tx(async (store) => {
    store.create(activity, lineId, line);
    store.create(
      audit,
      entryId,
      auditLine(member, { type: 'data_exported', what, subject_name: name, count }),
    );
  });
}
