import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Shape } from '#shared/collections/define.ts';
import type { Table } from '../data/journal/index.ts';
import { findPersonByEmail, type KnownPerson as Known } from '../people/known-person.ts';
import { useMember } from '../session/session-store.ts';
import { type MessageKey, t } from '../text/index.ts';
import { EmailInput } from '../ui/form/email-input.tsx';
import * as read from '../ui/form/form-fields.ts';
import { type Area, choicesOf } from './area.ts';

export type InputProps = GetInputPropsReturnType & { label: string; description?: string; stored: unknown };

/** One field of a form: how what is typed is read, what it shows first, and its input. */
export type FormField = {
  schema: z.ZodMiniType;
  initial: (stored: unknown) => unknown;
  input: (props: InputProps) => ReactNode;
  /** Where the form calls it something else than lists and pages do. */
  label?: MessageKey;
  hint?: MessageKey;
};

const asText = (stored: unknown): string => String(stored ?? '');

/** Text on one line. `more`: what else the input takes. */
export const lineField = (
  schema: z.ZodMiniType,
  more: Partial<Parameters<typeof TextInput>[0]> = {},
): FormField => ({
  schema,
  initial: asText,
  input: ({ stored: _, ...props }) => <TextInput autoComplete="off" {...more} {...props} />,
});
export const nameField: FormField = lineField(read.nameField, { required: true });
export const phoneField: FormField = lineField(read.phoneField, { type: 'tel', inputMode: 'tel' });
export const noteLine = (max: number): FormField => lineField(read.noteField(max));
const dayInput = { type: 'date', max: '9999-12-31', autoComplete: undefined } as const;
export const optionalDayField: FormField = lineField(read.optionalDayField, dayInput);
export const dayField: FormField = lineField(read.dayField, { ...dayInput, required: true });

/** Text of several lines that may be left out. */
export const noteField = (max: number): FormField => ({
  schema: read.noteField(max),
  initial: asText,
  input: ({ stored: _, ...props }) => <Textarea autosize minRows={2} {...props} />,
});

export const switchField = (initial: boolean): FormField => ({
  schema: z.boolean(),
  initial: (stored) => stored ?? initial,
  input: ({ stored: _, value, ...props }) => <Switch checked={value === true} {...props} />,
});

/** One of the values that the definition has for a field. */
export const choiceField = <N extends Table, S extends Shape>(
  { collection }: Pick<Area<N, S>, 'collection'>,
  field: keyof S['shape'] & string,
  initial: string,
): FormField => ({
  schema: z.enum(choicesOf(collection, field)?.map(({ value }) => value) ?? []),
  initial: (stored) => stored ?? initial,
  input: ({ stored: _, ...props }) => <NativeSelect data={choicesOf(collection, field) ?? []} {...props} />,
});

/** An e-mail address, with a hint where somebody has it already. `hrefOf`: where the hint leads. */
export function emailField(hrefOf: (person: Known) => string): FormField {
  function Input({ stored, ...props }: InputProps) {
    const { organization } = useMember();
    return (
      <EmailInput
        holderOf={(email) => findPersonByEmail(organization, email)}
        stored={typeof stored === 'string' ? stored : null}
        hrefOf={hrefOf}
        {...props}
      />
    );
  }
  return { schema: read.emailField, initial: asText, input: (props) => <Input {...props} /> };
}

/** The text of a hint, where a field has one. */
export const hintOf = ({ hint }: FormField) => (hint ? { description: t(hint) } : {});
