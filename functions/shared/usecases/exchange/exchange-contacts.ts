import type { ExchangePeriod, ExchangeSeen } from '../../api/exchange-api.ts';
import { exchangeLimits, exchangeSeenMs } from '../../constants.ts';
import { today } from '../../domain/days.ts';
import type { CodeMapping } from '../../domain/exchange/code-mapping.ts';
import type { Contact } from '../../domain/exchange/contacts.ts';
import { selectItems } from '../../domain/exchange/left-out.ts';
import {
  type Placed,
  type QuestionWidths,
  questionWidths,
  type UploadVoter,
  uploadLines,
} from '../../domain/exchange/upload-lines.ts';
import { refuseIf } from '../../refusals.ts';
import { requireCapability } from '../require-capability.ts';
import type { Context } from '../use-case.ts';
import { readContacts } from './read-contacts.ts';
import { readMapping } from './read-mapping.ts';
import { requireUploadFile, uploadVoters } from './upload-voters.ts';

export type Exchanged = {
  mapping: CodeMapping;
  widths: QuestionWidths;
  seen: ExchangeSeen;
  placed: () => AsyncGenerator<Placed & { contact: Contact }>;
};

/**
 * What a period comes to in another system's layout; the voter file is read while it is asked for. `promised`: what a preview was
 * counted from. Of something else it is refused.
 */
export async function exchangeContacts(
  context: Context,
  period: ExchangePeriod,
  promised: ExchangeSeen | null = null,
): Promise<Exchanged> {
  const { member, read } = context;
  const { system, kinds } = period;
  requireCapability(member, 'voters.read');
  await context.countAttempt({
    id: `exchange-${member.organization}-${member.uid}`,
    limits: exchangeLimits,
  });
  const now = context.now();
  const { mapping, revision } = await readMapping(read, system);
  const file = await requireUploadFile(read, system, mapping, today(new Date(now)));
  if (promised) {
    const isOld = promised.at > now || promised.at < now - exchangeSeenMs;
    refuseIf(
      isOld || promised.revision !== revision || promised.file !== file.id ? 'exchange.changed' : null,
    );
  }
  const at = promised?.at ?? now;
  const collector = await readContacts(context, { ...period, at });
  const selected = new Map<string, Contact[]>();
  for (const [voter, own] of collector.contacts()) {
    const some = own.flatMap((contact) => selectItems(contact, kinds) ?? []);
    if (some.length > 0) selected.set(voter, some);
  }
  const all = [...selected.values()].flat();
  refuseIf(promised && promised.contacts !== all.length ? 'exchange.changed' : null);
  const widths = questionWidths(mapping, all);
  const place = (contact: Contact, voter: UploadVoter | null) => {
    const isDoubted = collector.isDoubted(contact);
    return { contact, ...uploadLines(system, mapping, { contact, voter, isDoubted, widths, kinds }) };
  };
  async function* placed(): AsyncGenerator<Placed & { contact: Contact }> {
    const rest = new Map(selected);
    for await (const [voter, found] of uploadVoters(read, file, mapping.id_column, (id) => rest.has(id))) {
      for (const contact of rest.get(voter) ?? []) yield place(contact, found);
      rest.delete(voter);
    }
    for (const contact of [...rest.values()].flat()) yield place(contact, null);
  }
  return { mapping, widths, seen: { at, revision, file: file.id, contacts: all.length }, placed };
}
