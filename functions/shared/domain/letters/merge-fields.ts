import { letterLine } from './letter-text.ts';

/** Fields of letters: `{first_name}`, or `{first_name|friend}` with what stands there where nothing is known. */
export const mergeFields = [
  ...(['first_name', 'last_name', 'name', 'salutation', 'city', 'employer', 'occupation'] as const),
  ...(['amount', 'gift_date', 'election', 'missing', 'law', 'answer_by', 'giving_page'] as const),
  ...(['excess_amount', 'from_election', 'to_election', 'other_name'] as const),
  ...(['campaign', 'candidate', 'signer', 'today'] as const),
] as const;
export type MergeField = (typeof mergeFields)[number];
/** What is known for one letter. */
export type MergeValues = { readonly [F in MergeField]?: string | null };

/** Everything between braces on one line. */
const field = /\{([^{}\n]*)\}/g;

function partsOf(inner: string): { name: string; fallback: string | null } {
  const bar = inner.indexOf('|');
  if (bar === -1) return { name: inner.trim(), fallback: null };
  return { name: inner.slice(0, bar).trim(), fallback: inner.slice(bar + 1).trim() };
}
const isField = (name: string): name is MergeField => mergeFields.some((one) => one === name);

export type BodyProblem =
  /** A word between braces that is no field. */
  | { is: 'unknown'; field: string }
  /** A brace without its other one. */
  | { is: 'brace' };

/** What an author has to correct in a text, each once. */
export function problemsOfBody(body: string): BodyProblem[] {
  const unknown = new Set<string>();
  for (const [, inner = ''] of body.matchAll(field)) {
    const { name } = partsOf(inner);
    if (!isField(name)) unknown.add(name);
  }
  const isUnpaired = /[{}]/.test(body.replace(field, ''));
  return [
    ...[...unknown].map((name): BodyProblem => ({ is: 'unknown', field: name })),
    ...(isUnpaired ? [{ is: 'brace' } as const] : []),
  ];
}

export type Filled = {
  text: string;
  /** Fields for which there was neither a value nor a fallback. */
  lacking: MergeField[];
};

/**
 * Puts values in place of fields, in one pass: braces in a value stay what they are. Values are one line of a letter,
 * whatever a record holds. A field that nobody knows leaves its fallback.
 */
export function fillBody(body: string, values: MergeValues): Filled {
  const lacking = new Set<MergeField>();
  const text = body.replace(field, (_, inner: string) => {
    const { name, fallback } = partsOf(inner);
    const value = isField(name) ? letterLine(values[name] ?? '') : '';
    if (value !== '') return value;
    if (fallback === null && isField(name)) lacking.add(name);
    return fallback ?? '';
  });
  return { text, lacking: [...lacking] };
}
