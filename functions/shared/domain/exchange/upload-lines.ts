import { csvLine } from '../import/cells.ts';
import type { CodeMapping } from './code-mapping.ts';
import type { Contact } from './contacts.ts';
import { type UploadSystem, uploadLayouts } from './upload-systems.ts';

/** Why a contact is not in the file. */
export const skipReasons = ['not_in_file', 'no_id', 'bad_id', 'doubted', 'no_code'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** What the voter file has of somebody: the number of the other system, and the telephones, the one that is called first before. */
export type UploadVoter = { id: string; phones: readonly string[] };
/** How many columns each question takes: as many as somebody gave answers, since a cell holds one. */
export type QuestionWidths = ReadonlyMap<string, number>;

/** `2026-03-09` as `03/09/2026`. */
const usDate = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
/** Ten digits, as American systems have numbers; nothing else is a number to them. */
const tenDigits = (phone: string): string => /^\+1(\d{10})$/.exec(phone)?.[1] ?? '';

export function questionWidths(mapping: CodeMapping, contacts: Iterable<Contact>): QuestionWidths {
  const widths = new Map<string, number>();
  for (const contact of contacts)
    for (const [question, codes] of codesOf(mapping, contact).answers)
      widths.set(question, Math.max(widths.get(question) ?? 1, codes.length));
  return widths;
}

/** The first line. */
export function uploadHeader(system: UploadSystem, mapping: CodeMapping, widths: QuestionWidths): string {
  const { columns, shape } = uploadLayouts[system];
  const own = shape === 'wide' ? questionColumns(mapping, widths).map(({ header }) => header) : [];
  const tags = shape === 'wide' ? Object.values(mapping.tags) : [];
  return line(
    system,
    uniqueHeaders([mapping.id_header, ...columns.map(({ header }) => header), ...own, ...tags]),
  );
}

type QuestionColumn = { header: string; question: string; at: number };
const questionColumns = ({ questions }: CodeMapping, widths: QuestionWidths): QuestionColumn[] =>
  Object.entries(questions).flatMap(([question, { header }]) =>
    Array.from({ length: widths.get(question) ?? 1 }, (_, at) => ({ header, question, at })),
  );

/** Systems map columns by their headers: of two alike the second has a number. */
function uniqueHeaders(headers: readonly string[]): string[] {
  const taken = new Set<string>();
  return headers.map((header) => {
    let name = header;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${header} ${count}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

const line = (system: UploadSystem, cells: readonly string[]): string => {
  const { forbidden } = uploadLayouts[system];
  return csvLine(forbidden === null ? cells : cells.map((cell) => cell.replace(forbidden, '')));
};

type Uploaded = {
  contact: Contact;
  /** Null where the voter file has nobody by that number. */
  voter: UploadVoter | null;
  isDoubted: boolean;
  widths: QuestionWidths;
};

/** The lines of one contact, or why it has none. */
export function uploadLines(
  system: UploadSystem,
  mapping: CodeMapping,
  { contact, voter, isDoubted, widths }: Uploaded,
): { lines: string[] } | { skipped: SkipReason } {
  const { ids, columns, shape, contactTypes } = uploadLayouts[system];
  if (voter === null) return { skipped: 'not_in_file' };
  if (voter.id === '') return { skipped: 'no_id' };
  if (!ids.find(({ header }) => header === mapping.id_header)?.fits.test(voter.id))
    return { skipped: 'bad_id' };
  const { answers, tags } = codesOf(mapping, contact);
  const hasAnswers = answers.size > 0;
  if (isDoubted && !hasAnswers && tags.size === 0) return { skipped: 'doubted' };
  const result = isDoubted ? '' : resultCode(mapping, contact, hasAnswers);
  if (result === '' && !hasAnswers && tags.size === 0) return { skipped: 'no_code' };
  const cells = (values: { result: string; code: string }) =>
    columns.map(({ holds }) => {
      if (holds === 'date') return usDate(contact.day);
      if (holds === 'phone') return phoneOf(contact, voter);
      return holds === 'type' ? contactTypes[contact.source] : values[holds];
    });
  if (shape === 'wide') {
    const answerCells = questionColumns(mapping, widths).map(
      ({ question, at }) => answers.get(question)?.[at] ?? '',
    );
    const put = Object.entries(mapping.tags).map(([tag, code]) => (tags.has(tag) ? code : ''));
    return { lines: [line(system, [voter.id, ...cells({ result, code: '' }), ...answerCells, ...put])] };
  }
  const codes = [...(result === '' ? [] : [result]), ...[...answers.values()].flat(), ...tags.values()];
  return { lines: [...new Set(codes)].map((code) => line(system, [voter.id, ...cells({ result, code })])) };
}

/**
 * The number that was called: the one that the phone bank shows first. Of somebody with two, nobody knows which of them was
 * wrong, and the other system would close whichever stands here.
 */
function phoneOf({ source, result }: Contact, { phones }: UploadVoter): string {
  if (source !== 'phone' && source !== 'text') return '';
  const isWrong = result === 'wrong_number' || result === 'disconnected';
  return isWrong && phones.length > 1 ? '' : tenDigits(phones[0] ?? '');
}

/** VAN takes who answered for canvassed, whatever else was noted. */
function resultCode({ results }: CodeMapping, { result }: Contact, hasAnswers: boolean): string {
  const effective = hasAnswers ? 'canvassed' : result;
  return effective === null ? '' : (results[effective] ?? '');
}

function codesOf({ questions, tags }: CodeMapping, contact: Contact) {
  const answers = new Map<string, string[]>();
  for (const [question, given] of contact.answers) {
    const known = Object.hasOwn(questions, question) ? questions[question] : undefined;
    const codes = given.flatMap((answer) =>
      known && Object.hasOwn(known.answers, answer) ? [known.answers[answer] ?? ''] : [],
    );
    if (codes.length > 0) answers.set(question, codes);
  }
  const put = new Map(
    [...contact.tags].flatMap((tag) => (Object.hasOwn(tags, tag) ? [[tag, tags[tag] ?? ''] as const] : [])),
  );
  return { answers, tags: put };
}
