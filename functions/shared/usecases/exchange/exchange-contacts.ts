import type { ExchangePeriod } from '../../api/exchange-api.ts';
import { exchangeLimits } from '../../constants.ts';
import type { CodeMapping } from '../../domain/exchange/code-mapping.ts';
import type { Contact } from '../../domain/exchange/contacts.ts';
import {
  type QuestionWidths,
  questionWidths,
  type SkipReason,
  type UploadVoter,
  uploadLines,
} from '../../domain/exchange/upload-lines.ts';
import { requireCapability } from '../require-capability.ts';
import type { Context } from '../use-case.ts';
import { readContacts } from './read-contacts.ts';
import { readMapping } from './read-mapping.ts';
import { requireUploadFile, uploadVoters } from './upload-voters.ts';

/** A contact with its lines, or why it has none. */
export type Placed = { contact: Contact } & ({ lines: readonly string[] } | { skipped: SkipReason });

export type Exchanged = {
  mapping: CodeMapping;
  widths: QuestionWidths;
  /** How many contacts there are, in the file or not. */
  count: number;
  placed: () => AsyncGenerator<Placed>;
};

/** What a period comes to in another system's layout; the voter file is read while it is asked for. */
export async function exchangeContacts(context: Context, period: ExchangePeriod): Promise<Exchanged> {
  const { member, read } = context;
  const { system } = period;
  requireCapability(member, 'voters.read');
  await context.countAttempt({
    id: `exchange-${member.organization}-${member.uid}`,
    limits: exchangeLimits,
  });
  const mapping = await readMapping(read, system);
  const file = await requireUploadFile(read, system, mapping);
  const collector = await readContacts(context, period);
  const byVoter = collector.contacts();
  const all = [...byVoter.values()].flat();
  const widths = questionWidths(mapping, all);
  const place = (contact: Contact, voter: UploadVoter | null): Placed => ({
    contact,
    ...uploadLines(system, mapping, { contact, voter, isDoubted: collector.isDoubted(contact), widths }),
  });
  async function* placed(): AsyncGenerator<Placed> {
    const left = new Map(byVoter);
    for await (const [voter, found] of uploadVoters(read, file, mapping.id_column, (id) => left.has(id))) {
      for (const contact of left.get(voter) ?? []) yield place(contact, found);
      left.delete(voter);
    }
    for (const contact of [...left.values()].flat()) yield place(contact, null);
  }
  return { mapping, widths, count: all.length, placed };
}
