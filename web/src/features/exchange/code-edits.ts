import { type CodeMapping, mappingLimits } from '#shared/domain/exchange/code-mapping.ts';
import type { ContactItem } from '#shared/domain/exchange/left-out.ts';
import { codeOf } from '#shared/domain/exchange/upload-lines.ts';
import { type UploadSystem, uploadLayouts } from '#shared/domain/exchange/upload-systems.ts';

/** What was typed and is not saved yet, over whatever the campaign remembers by then. */
export type CodeEdits = {
  idHeader: string | null;
  /** '' for the voter file's own ID; null where it was not changed. */
  idColumn: string | null;
  codes: ReadonlyMap<string, { item: ContactItem; code: string }>;
};
export const noEdits: CodeEdits = { idHeader: null, idColumn: null, codes: new Map() };
export const hasEdits = ({ idHeader, idColumn, codes }: CodeEdits): boolean =>
  idHeader !== null || idColumn !== null || codes.size > 0;

export const itemKey = ({ kind, question, name }: ContactItem): string =>
  JSON.stringify([kind, question, name]);

export function editCode(edits: CodeEdits, item: ContactItem, code: string): CodeEdits {
  return { ...edits, codes: new Map([...edits.codes, [itemKey(item), { item, code }]]) };
}

/** The code that a field shows. */
export const shownCode = (mapping: CodeMapping, edits: CodeEdits, item: ContactItem): string =>
  edits.codes.get(itemKey(item))?.code ?? codeOf(mapping, item) ?? '';

/** The mapping with what was typed; `nameOf`: what a question's column is called. */
export function applyEdits(
  system: UploadSystem,
  mapping: CodeMapping,
  edits: CodeEdits,
  nameOf: (question: string) => string,
): CodeMapping {
  const results: Record<string, string> = { ...mapping.results };
  const tags: Record<string, string> = { ...mapping.tags };
  const questions = new Map(
    Object.entries(mapping.questions).map(([id, { header, answers }]) => [
      id,
      { header, answers: { ...answers } as Record<string, string> },
    ]),
  );
  const idHeader = edits.idHeader ?? mapping.id_header;
  for (const { item, code } of edits.codes.values()) {
    if (item.kind === 'results') put(results, item.name, code);
    else if (item.kind === 'tags') put(tags, item.name, code);
    else {
      const id = item.question ?? '';
      const known = questions.get(id) ?? { header: '', answers: {} };
      put(known.answers, item.name, code);
      questions.set(id, known);
    }
  }
  const taken = [idHeader, ...uploadLayouts[system].columns.map(({ header }) => header)];
  for (const [id, question] of questions) {
    if (Object.keys(question.answers).length === 0) questions.delete(id);
    else if (question.header === '')
      question.header = freeHeader(nameOf(id), [...taken, ...headersOf(questions)]);
  }
  const idColumn = edits.idColumn === null ? mapping.id_column : edits.idColumn || null;
  return {
    ...{ id_header: idHeader, id_column: idColumn, results, tags },
    questions: Object.fromEntries(questions),
  };
}

const headersOf = (questions: ReadonlyMap<string, { header: string }>): string[] =>
  [...questions.values()].map(({ header }) => header);

function put(codes: Record<string, string>, name: string, code: string): void {
  if (code.trim() === '') delete codes[name];
  else codes[name] = code.trim();
}

/** A column's name without signs that a system refuses, and unlike every other. */
function freeHeader(name: string, taken: readonly string[]): string {
  const plain = name.replace(/[,"“”\p{Cc}\p{Cf}]/gu, '').trim() || 'Question';
  const isTaken = (header: string) => taken.some((one) => one.toLowerCase() === header.toLowerCase());
  let header = plain.slice(0, mappingLimits.header).trim();
  for (let count = 2; isTaken(header); count += 1)
    header = `${plain.slice(0, mappingLimits.header - 4).trim()} ${count}`;
  return header;
}
