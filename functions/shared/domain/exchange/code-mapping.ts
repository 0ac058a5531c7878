import * as z from 'zod/mini';
import { results, scores } from '../voters/contact-results.ts';
import { type UploadSystem, uploadLayouts } from './upload-systems.ts';

export const mappingLimits = { questions: 60, answers: 20, tags: 100, header: 60, code: 80 } as const;
/** Characters of a mapping as JSON; one that has all that it may have, with the longest names, is above it. */
export const mappingBodyMax = 200_000;
/** The support score, as a question among the others. */
export const supportQuestion = 'support';
/** What a mapping calls a script's question. One whose id is the score's is another question: its answers are no score. */
export const questionKey = (id: string): string => (id === supportQuestion ? `answer:${id}` : id);

/** One line that a spreadsheet shows as it is, and no key that an object has by itself. */
const line = (max: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(max),
    z.refine((value) => !/[\p{Cc}\p{Cf}]/u.test(value) && value.trim() === value),
  );
const code = line(mappingLimits.code);
const codes = (keyMax: number, max: number) =>
  z.record(line(keyMax), code).check(z.refine((all) => Object.keys(all).length <= max));

/** What a campaign's results, answers and tags are called in another system. What has no code is not sent. */
export const codeMapping = z.strictObject({
  /** One of the layout's headers of the voter's number. */
  id_header: line(mappingLimits.header),
  /** The campaign's own column that has it; null where it is the voter file's own ID. */
  id_column: z.nullable(line(40)),
  results: z.partialRecord(z.enum(results), code),
  questions: z
    .record(
      line(64),
      z.strictObject({ header: line(mappingLimits.header), answers: codes(64, mappingLimits.answers) }),
    )
    .check(z.refine((all) => Object.keys(all).length <= mappingLimits.questions)),
  tags: codes(60, mappingLimits.tags),
});
export type CodeMapping = z.output<typeof codeMapping>;

/** Why a system does not take a mapping; null where it does. */
export type MappingFault = 'exchange.id' | 'exchange.code' | 'exchange.header' | 'exchange.manyCodes';

export function mappingFault(system: UploadSystem, mapping: CodeMapping): MappingFault | null {
  const { ids, codeMax, columns, forbidden } = uploadLayouts[system];
  if (JSON.stringify(mapping).length > mappingBodyMax) return 'exchange.manyCodes';
  if (!ids.some(({ header }) => header === mapping.id_header)) return 'exchange.id';
  const questions = Object.values(mapping.questions);
  const all = [
    ...Object.values(mapping.results),
    ...Object.values(mapping.tags),
    ...questions.flatMap(({ answers }) => Object.values(answers)),
  ];
  if (all.some((one) => one.length > codeMax || hasForbidden(forbidden, one))) return 'exchange.code';
  const headers = [
    mapping.id_header,
    ...columns.map(({ header }) => header),
    ...questions.map(({ header }) => header),
  ];
  const keys = headers.map((header) => header.toLowerCase());
  return new Set(keys).size < keys.length || headers.some((one) => hasForbidden(forbidden, one))
    ? 'exchange.header'
    : null;
}

const hasForbidden = (forbidden: RegExp | null, text: string): boolean =>
  forbidden !== null && new RegExp(forbidden.source, 'u').test(text);

/** What a campaign begins with: the results by their proposed names, no question and no tag. */
export function proposedMapping(system: UploadSystem): CodeMapping {
  const { ids, results: proposed } = uploadLayouts[system];
  return {
    id_header: ids[0]?.header ?? '',
    id_column: null,
    results: { ...proposed },
    questions: {},
    tags: {},
  };
}

/** A mapping as it is stored; the proposed one where there is none, or where this version can't read it. */
export function storedMapping(system: UploadSystem, body: string | null): CodeMapping {
  if (body === null) return proposedMapping(system);
  try {
    const read = codeMapping.safeParse(JSON.parse(body));
    return read.success && mappingFault(system, read.data) === null ? read.data : proposedMapping(system);
  } catch {
    return proposedMapping(system);
  }
}

/** Ids of the support score's answers, as a mapping names them. */
export const supportAnswers: readonly string[] = scores.map(String);
