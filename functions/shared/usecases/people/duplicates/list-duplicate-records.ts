import * as z from 'zod/mini';
import { duplicateRecordsCall, duplicatesPage } from '../../../api/duplicates-api.ts';
import { duplicateDecisions } from '../../../collections/duplicate-decisions.ts';
import { people } from '../../../collections/people.ts';
import { sha256 } from '../../../demo/hash.ts';
import { duplicateRecord } from '../../../domain/people/duplicates/duplicate-record.ts';
import { findSalt } from '../../consent/contact-salt.ts';
import { useCase } from '../../use-case.ts';

/** Decisions that are told; who made more has no such list. */
const decisionsMax = 5_000;
/** Hex digits of a hash: 48 bits. */
const hashLength = 12;

const text = z.catch(z.nullable(z.string()), null);
const list = z.catch(z.array(z.string()), []);
const card = z.object({
  ...{ name: z.catch(z.string(), ''), kind: z.catch(z.string(), 'person'), merged_into: text },
  ...{ given: text, middle: text, family: text, prefix: text, suffix: text },
  ...{ emails: list, phones: list, street: text, unit: text, zip: text },
});
const source = { name: people.name, path: people.path, within: people.within, schema: card };

/**
 * One page of people as the finder takes them: organizations and those who were merged away are left out. A read for each
 * person, and on the first page one for each decision. The one place where people are loaded for the finder.
 */
export const listDuplicateRecords = useCase(duplicateRecordsCall, async ({ after }, { member, read }) => {
  const [found, decided, salt] = await Promise.all([
    read.find(source, { after, limit: duplicatesPage, select: Object.keys(card.shape) as never }),
    after === '' ? read.find(duplicateDecisions, { limit: decisionsMax }) : [],
    findSalt(read),
  ]);
  const hidden = new Map<string, string>();
  const hide = (value: string): string => {
    const hash = hidden.get(value) ?? sha256(`${salt ?? member.organization}|${value}`).slice(0, hashLength);
    hidden.set(value, hash);
    return hash;
  };
  const rows = found as (z.output<typeof card> & { id: string })[];
  const last = rows.at(-1);
  return {
    records: rows
      .filter(({ kind, merged_into }) => kind === 'person' && merged_into === null)
      .map((row) => duplicateRecord(row, hide)),
    decisions: decided.map(({ one, other, is }) => ({ one, other, is })),
    next: last && rows.length === duplicatesPage ? last.id : null,
  };
});
