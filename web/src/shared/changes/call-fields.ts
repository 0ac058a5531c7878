import '../text/pending/en.ts';
import { textAt } from '../text/text-at.ts';

/** What the page calls a call: `pending.calls.<path after /api/, with dots>`; its path where the catalog has no text. */
export const callLabel = (path: string): string => textAt(`pending.calls.${keyOf(path)}`) ?? path;
const keyOf = (path: string): string => path.replace('/api/', '').replaceAll('/', '.').replaceAll('-', '_');

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBlank = (value: unknown): boolean => value === null || value === undefined || value === false;

export type CallField = { field: string; label: string; value: unknown };

/** What a call says, field by field: those that have a text, `pending.inputs.<field>`, and something in them. */
export const fieldsOfCall = (input: unknown): CallField[] =>
  isFields(input)
    ? Object.entries(input).flatMap(([field, value]): CallField[] => {
        if (isFields(value)) return fieldsOfCall(value);
        const label = isBlank(value) ? null : textAt(`pending.inputs.${field}`);
        return label === null ? [] : [{ field, label, value }];
      })
    : [];
