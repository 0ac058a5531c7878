import * as z from 'zod/mini';
import { type ProfileFieldName, profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { t } from '../text/index.ts';
import { nameField, noteField, optionalDayField } from '../ui/form/form-fields.ts';
import { Problem, problemsOf, typed } from '../ui/form/typed.ts';
import { showNumber } from '../ui/format.ts';

/** What a field of the profile holds; nothing is null. */
export type Value = string | number | null;
/** What stands in a field's box; `undefined` is what cannot be stored as it is. */
export type Typed = { text: string; value: Value | undefined };

const grouped = /^\d{1,3}([.,'’\s]\d{3})+$/;
/** A whole number as people write it: `12500`, `12,500`, `12.500`. */
const numberField = (max: number) =>
  typed((written): number | null | Problem => {
    const trimmed = written.trim();
    if (trimmed === '') return null;
    const figures = grouped.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed;
    if (!/^\d{1,15}$/.test(figures)) return new Problem(t('profile.problems.number'));
    const value = Number(figures);
    return value > max ? new Problem(t('profile.problems.large', { max: showNumber(max) })) : value;
  });

/** Marks that no keyboard writes and the security rules take for their own; files pasted into a box carry them. */
const unwritten = ['\u001e', '\u001f'] as const;
const written = (name: ProfileFieldName, text: string): string =>
  profileFields[name].kind === 'line'
    ? cleanLine(text)
    : unwritten.reduce((rest, mark) => rest.replaceAll(mark, ''), text);

function readerOf(name: ProfileFieldName) {
  const { kind, max } = profileFields[name];
  switch (kind) {
    case 'name':
      return nameField;
    case 'line':
    case 'prose':
      return noteField(max);
    case 'day':
      return optionalDayField;
    case 'number':
      return numberField(max);
  }
}

/** What was typed into a field's box, read; `problem` in words where it cannot be stored. */
export function read(name: ProfileFieldName, text: string): Typed & { problem: string | null } {
  const reader: z.ZodMiniType<Value> = readerOf(name);
  const found = z.object({ value: reader }).safeParse({ value: written(name, text) });
  if (found.success) return { text, value: found.data.value, problem: null };
  return { text, value: undefined, problem: problemsOf(found.error).value ?? t('form.invalid') };
}

/** What this device keeps of a box: what can be stored, and of a text that is too long all of it. */
export function storablePart(name: ProfileFieldName, { text, value }: Typed): Value | undefined {
  const { kind, max } = profileFields[name];
  const whole = written(name, text).trim();
  const tooLong = (kind === 'line' || kind === 'prose') && whole.length > max;
  return tooLong ? whole : value;
}

/** A stored value as its box shows it. */
export function show(value: Value): string {
  if (value === null) return '';
  return typeof value === 'number' ? showNumber(value) : value;
}

/** Both versions of a text in one, theirs first. Null where two versions make no text: days and numbers. */
export function joinVersions(name: ProfileFieldName, remote: Value, own: string): string | null {
  const { kind } = profileFields[name];
  if (kind === 'day' || kind === 'number') return null;
  const parts = [show(remote), own.trim()].filter((part) => part !== '');
  return parts.join(kind === 'prose' ? '\n\n' : ' / ');
}
