import { closedContactsExportCall } from '../../api/consent-api.ts';
import { audit } from '../../collections/audit.ts';
import { contactPoints } from '../../collections/contact-points.ts';
import { anyClosure, closedNow } from '../../domain/consent/shown-closures.ts';
import { byteOrderMark, csvLine } from '../../domain/import/cells.ts';
import { downloadCase } from '../download-case.ts';
import { auditLine } from '../log-lines.ts';
import { requireCapability } from '../require-capability.ts';
import type { Row } from '../store.ts';
import type { Context } from '../use-case.ts';
import { peopleOfPoints } from './closed-contacts.ts';
import { findSalt } from './contact-salt.ts';

/** Closed contacts that are read at a time. */
const exportPage = 100;

const header = ['Address', 'Name', 'Channel', 'Reason', 'Since', 'Until', 'Source'] as const;
const dayOf = (at: number | null): string => (at === null ? '' : new Date(at).toISOString().slice(0, 10));

/**
 * The campaign's closed contacts as CSV, a line for each channel. An address that no card has is masked: only its hash is
 * stored. The audit's line is written before the first byte leaves.
 */
export const exportClosedContacts = downloadCase(closedContactsExportCall, async (_, context) => {
  const { member, read, newId, tx } = context;
  requireCapability(member, 'people.read');
  const count = await read.count(contactPoints, { where: [['filters', 'array-contains', anyClosure]] });
  const entry = newId();
  await tx(async (store) =>
    store.create(audit, entry, auditLine(member, { type: 'data_exported', what: contactPoints.name, count })),
  );
  return {
    name: 'do-not-contact.csv',
    type: 'text/csv; charset=utf-8',
    chunks: lines(context),
    rows: count,
  };
});

async function* lines({ read, member, now }: Context): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvLine(header)}`;
  const salt = await findSalt(read);
  if (salt === null) return;
  const { organization } = member;
  let after: string | null = null;
  do {
    const page: Row<typeof contactPoints.schema>[] = await read.find(contactPoints, {
      where: [
        ['filters', 'array-contains', anyClosure],
        ...(after === null ? [] : ([['order', '<', after]] as const)),
      ],
      orderBy: ['order', 'desc'],
      limit: exportPage,
    });
    const named = await peopleOfPoints(read, page, { salt, organization });
    for (const { id, mask, shown } of page) {
      const people = named.get(id) ?? [];
      const address = people[0]?.value ?? mask;
      const names = people.map(({ name }) => name).join('; ');
      for (const { channel, reason, since, until, source } of closedNow(shown, now()))
        yield csvLine([address, names, channel, reason, dayOf(since), dayOf(until), source]);
    }
    after = page.length === exportPage ? (page.at(-1)?.order ?? null) : null;
  } while (after !== null);
}
