import { csvLine } from '../import/cells.ts';
import type { CodeMapping } from './code-mapping.ts';
import type { Contact } from './contacts.ts';
import { type ContactItem, itemsIn, type Left, type LeftReason, type SkipReason } from './left-out.ts';
import { type ItemKind, type UploadSystem, uploadLayouts } from './upload-systems.ts';

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
  /** What was asked for: without results no column of results is filled. */
  kinds: readonly ItemKind[];
};

/** A contact's lines, what of it is not in them, and, where there are none, why. */
export type Placed = { lines: readonly string[]; left: readonly Left[]; skipped: SkipReason | null };

const skip = (contact: Contact, skipped: SkipReason): Placed => ({
  lines: [],
  left: itemsIn(contact).map((item) => ({ ...item, reason: skipped })),
  skipped,
});

export function uploadLines(
  system: UploadSystem,
  mapping: CodeMapping,
  { contact, voter, isDoubted, widths, kinds }: Uploaded,
): Placed {
  const { ids, columns, shape, contactTypes } = uploadLayouts[system];
  if (voter === null) return skip(contact, 'not_in_file');
  if (voter.id === '') return skip(contact, 'no_id');
  if (!ids.find(({ header }) => header === mapping.id_header)?.fits.test(voter.id))
    return skip(contact, 'bad_id');
  const { answers, tags } = codesOf(mapping, contact);
  const hasAnswers = answers.size > 0;
  const isResultLeft = isDoubted || !kinds.includes('results');
  const result = isResultLeft ? '' : resultCode(mapping, contact, hasAnswers);
  const left = itemsIn(contact).flatMap((item): Left[] => {
    const reason = whyLeft(mapping, item, {
      isDoubted,
      isReplaced: hasAnswers && contact.result !== 'canvassed',
    });
    return reason === null ? [] : [{ ...item, reason }];
  });
  if (result === '' && !hasAnswers && tags.size === 0)
    return { lines: [], left, skipped: isDoubted ? 'doubted' : 'no_code' };
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
    const row = [voter.id, ...cells({ result, code: '' }), ...answerCells, ...put];
    return { lines: [line(system, row)], left, skipped: null };
  }
  const codes = [...(result === '' ? [] : [result]), ...[...answers.values()].flat(), ...tags.values()];
  const lines = [...new Set(codes)].map((code) => line(system, [voter.id, ...cells({ result, code })]));
  return { lines, left, skipped: null };
}

/** Why something that was said of a voter in the file is not told; null where it is. */
function whyLeft(
  mapping: CodeMapping,
  item: ContactItem,
  { isDoubted, isReplaced }: { isDoubted: boolean; isReplaced: boolean },
): LeftReason | null {
  if (item.kind === 'results' && isDoubted) return 'doubted';
  if (item.kind === 'results' && isReplaced) return 'replaced';
  if (codeOf(mapping, item) !== null) return null;
  return item.kind === 'answers' && isInWords(item) ? 'words' : 'no_code';
}

/** The code of one thing; null where it has none. */
export function codeOf(
  { results, questions, tags }: CodeMapping,
  { kind, question, name }: ContactItem,
): string | null {
  const own = (codes: Readonly<Record<string, string>>, key: string): string | null =>
    (Object.hasOwn(codes, key) ? codes[key] : null) || null;
  if (kind === 'results') return own(results, name);
  if (kind === 'tags') return own(tags, name);
  const known = Object.hasOwn(questions, question ?? '') ? questions[question ?? ''] : undefined;
  return known ? own(known.answers, name) : null;
}

/** Somebody's own words, not an option's id. */
export const isInWords = ({ name }: Pick<ContactItem, 'name'>): boolean => !/^[A-Za-z\d_]{1,40}$/.test(name);

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

function codesOf(mapping: CodeMapping, contact: Contact) {
  const answers = new Map<string, string[]>();
  const put = new Map<string, string>();
  for (const item of itemsIn(contact)) {
    const code = item.kind === 'results' ? null : codeOf(mapping, item);
    if (code === null) continue;
    if (item.kind === 'tags') put.set(item.name, code);
    else answers.set(item.question ?? '', [...(answers.get(item.question ?? '') ?? []), code]);
  }
  return { answers, tags: put };
}
