import { byteOrderMark, csvLine } from '../import/cells.ts';
import type { Contact } from './contacts.ts';
import type { ItemKind } from './upload-systems.ts';

/** Why a contact is not in the file. */
export const skipReasons = ['not_in_file', 'no_id', 'bad_id', 'doubted', 'no_code'] as const;
export type SkipReason = (typeof skipReasons)[number];
/** Why a result, an answer or a tag is not: also as `words`, which no code stands for, or `replaced` by what says more. */
export const leftReasons = [...skipReasons, 'words', 'replaced'] as const;
export type LeftReason = (typeof leftReasons)[number];

/** One thing that a contact says; `question` of an answer. */
export type ContactItem = { kind: ItemKind; question: string | null; name: string };
export type Left = ContactItem & { reason: LeftReason };

export function itemsIn({
  result,
  answers,
  tags,
}: Pick<Contact, 'result' | 'answers' | 'tags'>): ContactItem[] {
  return [
    ...(result === null ? [] : [{ kind: 'results', question: null, name: result } as const]),
    ...[...answers].flatMap(([question, given]) =>
      given.map((name) => ({ kind: 'answers', question, name }) as const),
    ),
    ...[...tags].map((name) => ({ kind: 'tags', question: null, name }) as const),
  ];
}

/** What of a contact was asked for; null where that is nothing. */
export function selectItems(contact: Contact, kinds: readonly ItemKind[]): Contact | null {
  const selected = {
    ...contact,
    result: kinds.includes('results') ? contact.result : null,
    answers: kinds.includes('answers') ? contact.answers : new Map<string, readonly string[]>(),
    tags: kinds.includes('tags') ? contact.tags : new Set<string>(),
  };
  return itemsIn(selected).length > 0 ? selected : null;
}

/** The first line of what was left out. It is read by people, in spreadsheets. */
export const leftHeader = `${byteOrderMark}${csvLine(['Voter ID', 'Date', 'Source', 'Kind', 'Question', 'Value', 'Reason'])}`;

export const leftLine = ({ voter, day, source }: Contact, { kind, question, name, reason }: Left): string =>
  csvLine([voter, day, source, kind, question ?? '', name, reason]);
