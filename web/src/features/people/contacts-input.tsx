import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { contactsMax } from '#shared/domain/people/people-limits.ts';
import type { InputProps } from '../../shared/area/form-parts.tsx';
import { type MessageKey, t } from '../../shared/text/index.ts';
import styles from './contacts-input.module.css';

type Kind = 'email' | 'phone';
const texts = {
  email: { add: 'people.form.addEmail', remove: 'people.form.removeEmail' },
  phone: { add: 'people.form.addPhone', remove: 'people.form.removePhone' },
} as const satisfies Record<Kind, Record<'add' | 'remove', MessageKey>>;
const inputs = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
} as const;

/** Addresses or numbers, one line each; the first one is the main one. */
export function ContactsInput({
  kind,
  label,
  value,
  onChange,
  error,
  ...props
}: InputProps & { kind: Kind }) {
  const lines: string[] = Array.isArray(value) && value.length > 0 ? value : [''];
  const change = (at: number, text: string) => onChange(lines.with(at, text));
  return (
    <fieldset className={styles.contacts}>
      <legend>{label}</legend>
      <Stack gap={6}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place while it is typed.
          <Group key={at} gap={6} wrap="nowrap" align="flex-start">
            <TextInput
              {...inputs[kind]}
              flex={1}
              autoComplete="off"
              aria-label={at === 0 ? label : t('people.form.numbered', { label, number: at + 1 })}
              value={line}
              onChange={({ currentTarget }) => change(at, currentTarget.value)}
              onBlur={props.onBlur}
              error={at === lines.length - 1 ? error : Boolean(error)}
              {...(at === 0 && { 'data-path': Reflect.get(props, 'data-path') })}
            />
            {lines.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="input-sm"
                aria-label={t(texts[kind].remove, { number: at + 1 })}
                onClick={() => onChange(lines.toSpliced(at, 1))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
        {lines.length < contactsMax && (
          <Button
            variant="subtle"
            size="compact-sm"
            w="fit-content"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onChange([...lines, ''])}
          >
            {t(texts[kind].add)}
          </Button>
        )}
      </Stack>
    </fieldset>
  );
}
