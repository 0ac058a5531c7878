import { hasCapability } from '../../access.ts';
import { closedContactsExportCall } from '../../api/consent-api.ts';
import { audit } from '../../collections/audit.ts';
import { contactPoints } from '../../collections/contact-points.ts';
import { voterEvents } from '../../collections/voter-events.ts';
import type { ListedClosure } from '../../domain/consent/log-closures.ts';
import { anyClosure, closedNow } from '../../domain/consent/shown-closures.ts';
import { byteOrderMark, csvLine } from '../../domain/import/cells.ts';
import { downloadCase } from '../download-case.ts';
import { auditLine } from '../log-lines.ts';
import { requireCapability } from '../require-capability.ts';
import type { Row } from '../store.ts';
import type { Context } from '../use-case.ts';
import { peopleOfPoints } from './closed-contacts.ts';
import { closedVoters, closingEvents } from './closed-voters.ts';
import { findSalt } from './contact-salt.ts';

/** Closed contacts that are read at a time. */
const exportPage = 100;

const header = ['Address', 'Name', 'Channel', 'Reason', 'Since', 'Until', 'Source', 'Voter ID'] as const;
const dayOf = (at: number | null): string => (at === null ? '' : new Date(at).toISOString().slice(0, 10));

/**
 * Who and what is closed as CSV, a line for each channel: addresses and numbers, then people and voters whom the voter log
 * closes. An address that no card has is masked: only its hash is stored. The audit's line is written before the first byte
 * leaves; it counts addresses, and events that can close a channel.
 */
export const exportClosedContacts = downloadCase(closedContactsExportCall, async (_, context) => {
  const { member, read, newId, tx } = context;
  requireCapability(member, 'people.read');
  const counts = await Promise.all([
    read.count(contactPoints, { where: [['filters', 'array-contains', anyClosure]] }),
    read.count(voterEvents, { where: [['closes', '==', true]], orderBy: ['received_at', 'desc'] }),
  ]);
  const count = counts[0] + counts[1];
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

async function* lines(context: Context): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvLine(header)}`;
  yield* addressLines(context);
  yield* voterLines(context);
}

const closureCells = ({ channel, reason, since, until, source }: ListedClosure): string[] => [
  ...[channel, reason, dayOf(since), dayOf(until), source],
];

async function* addressLines({ read, member, now }: Context): AsyncGenerator<string> {
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
      for (const closure of closedNow(shown, now()))
        yield csvLine([address, names, ...closureCells(closure), '']);
    }
    after = page.length === exportPage ? (page.at(-1)?.order ?? null) : null;
  } while (after !== null);
}

async function* voterLines(context: Context): AsyncGenerator<string> {
  // A voter's number is for whoever may read voters.
  const mayReadVoters = hasCapability(context.member, 'voters.read');
  let page = await closingEvents(context, exportPage, undefined);
  for (;;) {
    for (const { voter, closures, people } of await closedVoters(context, page.rows)) {
      const names = people.map(({ name }) => name).join('; ');
      for (const closure of closures)
        yield csvLine(['', names, ...closureCells(closure), mayReadVoters ? voter : '']);
    }
    if (!page.next) return;
    page = await page.next();
  }
}
