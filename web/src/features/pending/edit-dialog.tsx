import { Button, Checkbox, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { labelOf } from '../../shared/changes/field-labels.ts';
import { formatValue, idOfVoter, kindOf } from '../../shared/changes/format-change.ts';
import type { Operation } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { isBound } from './edited-change.ts';
import { type Input, inputOf } from './field-inputs.ts';

type Props = {
  operation: Operation;
  /** Whom a result is about, where that is known. */
  voter: string | null;
  /** Takes the fields that were typed, as they are stored. */
  save: (changes: Record<string, unknown>) => void;
  close: () => void;
};

type Field = { name: string; label: string; value: unknown; input: Input | null };

/** One box for each field of a change that could not be saved; the others are shown as they are. */
export function EditDialog({ operation, voter, save, close }: Props) {
  const [fields] = useState((): Field[] => {
    if (operation.operation === 'delete') return [];
    const { table, data } = operation;
    return Object.entries(data).flatMap(([name, value]) => {
      const label = labelOf(table, name);
      if (label === null) return [];
      const isFixed = name === idOfVoter || isBound(operation, name);
      return { name, label, value, input: isFixed ? null : inputOf(operation, name, value) };
    });
  });
  const [typed, setTyped] = useState(
    () => new Map(fields.map(({ name, input }) => [name, input?.shown ?? ''])),
  );
  const [problems, setProblems] = useState(new Map<string, string>());
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changes: Record<string, unknown> = {};
    const wrong = new Map<string, string>();
    for (const { name, input } of fields) {
      const text = typed.get(name) ?? '';
      // What was left alone is sent as it was: only the person's own typing is read anew.
      if (!input || (text === input.shown && !problems.has(name))) continue;
      const found = input.read(text);
      if ('problem' in found) wrong.set(name, found.problem);
      else changes[name] = found.value;
    }
    setProblems(wrong);
    const [first] = wrong.keys();
    if (first === undefined) return save(changes);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <Dialog title={t('pending.editTitle')} close={close}>
      <Text size="sm" c="var(--ink-soft)">
        {kindOf(operation)}. {t('pending.editHint')}
      </Text>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="md" mt="md">
          {fields.map((field) =>
            field.input ? (
              <Box
                key={field.name}
                field={field}
                input={field.input}
                typed={typed.get(field.name) ?? ''}
                type={(text) => setTyped(new Map(typed).set(field.name, text))}
                problem={problems.get(field.name)}
              />
            ) : (
              <TextInput
                key={field.name}
                label={field.label}
                description={t('pending.fixed')}
                value={(field.name === idOfVoter && voter) || formatValue(operation, field.name, field.value)}
                readOnly
                disabled
              />
            ),
          )}
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit">{t('common.save')}</Button>
        </Group>
      </form>
    </Dialog>
  );
}

type BoxProps = {
  field: Field;
  input: Input;
  typed: string;
  type: (text: string) => void;
  problem: string | undefined;
};

function Box({ field: { name, label }, input, typed, type, problem }: BoxProps) {
  const common = { name, label, ...(problem === undefined ? {} : { error: problem }) };
  const box = { ...common, value: typed, autoComplete: 'off' };
  switch (input.kind) {
    case 'choice':
      return (
        <NativeSelect
          {...common}
          value={typed}
          data={[...input.choices]}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      );
    case 'switch':
      return (
        <Checkbox
          {...common}
          checked={typed === 'true'}
          onChange={({ currentTarget }) => type(String(currentTarget.checked))}
        />
      );
    case 'prose':
    case 'lines':
      return (
        <Textarea
          {...box}
          autosize
          minRows={2}
          maxRows={10}
          description={input.kind === 'lines' ? t('pending.lines') : undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      );
    case 'day':
      return (
        <TextInput
          {...box}
          type="date"
          max="9999-12-31"
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      );
    case 'line':
      return <TextInput {...box} onChange={({ currentTarget }) => type(currentTarget.value)} />;
  }
}
