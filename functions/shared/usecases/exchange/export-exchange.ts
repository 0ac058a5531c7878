import { exchangeExportCall } from '../../api/exchange-api.ts';
import { activity } from '../../collections/activity.ts';
import { audit } from '../../collections/audit.ts';
import { leftHeader, leftLine } from '../../domain/exchange/left-out.ts';
import { uploadHeader } from '../../domain/exchange/upload-lines.ts';
import { type UploadSystem, uploadLayouts } from '../../domain/exchange/upload-systems.ts';
import { downloadCase } from '../download-case.ts';
import { activityLine, auditLine } from '../log-lines.ts';
import type { Context } from '../use-case.ts';
import { type Exchanged, exchangeContacts } from './exchange-contacts.ts';

/** How the audit and the feed call contacts of voters that left for another system. */
const what = 'voter_contacts';
/** Characters that are sent at a time. */
const pieceSize = 64_000;

/**
 * Contacts of a period in another system's layout, or what that leaves out. The lines of feed and audit are written before the
 * first byte leaves, also where a download goes on that broke off.
 */
export const exportExchange = downloadCase(exchangeExportCall, async (input, context) => {
  const { seen, part, skip, ...period } = input;
  const { system, from, to } = period;
  const exchanged = await exchangeContacts(context, period, seen);
  await logExchange(context, system, seen.contacts);
  return {
    name: `${system}-${from}-${to}${part === 'left' ? '-left-out' : ''}.csv`,
    type: 'text/csv; charset=utf-8',
    chunks: pieces(part === 'left' ? leftLines(exchanged) : uploadedLines(system, exchanged), skip),
    rows: seen.contacts,
  };
});

async function* uploadedLines(
  system: UploadSystem,
  { mapping, widths, placed }: Exchanged,
): AsyncGenerator<string> {
  yield uploadHeader(system, mapping, widths);
  for await (const { lines } of placed()) yield* lines;
}

async function* leftLines({ placed }: Exchanged): AsyncGenerator<string> {
  yield leftHeader;
  for await (const { contact, left } of placed()) for (const one of left) yield leftLine(contact, one);
}

/** Lines behind the first `skip`, some thousand at a time. */
async function* pieces(lines: AsyncGenerator<string>, skip: number): AsyncGenerator<string> {
  let piece = '';
  let at = 0;
  for await (const line of lines) {
    at += 1;
    if (at <= skip) continue;
    piece += line;
    if (piece.length < pieceSize) continue;
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
