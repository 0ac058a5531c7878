import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { Problem } from '../../../shared/ui/form/typed.ts';
import { type Correctable, correctionOf } from '../../../shared/voters/corrections.ts';
import type { Person } from '../../../shared/voters/engine.ts';
import { useRecordLearned } from './use-record-learned.ts';

/** Fields that are corrected together. */
export type Corrected = readonly [Correctable, ...Correctable[]];
type Props = { person: Person; fields: Corrected; close: () => void };
type Typed = Partial<Record<Correctable, string>>;

const inputs: Partial<Record<Correctable, { type: string; inputMode: 'tel' | 'email' | 'numeric' }>> = {
  cell: { type: 'tel', inputMode: 'tel' },
  landline: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email' },
};

/** What the campaign knows better than the file. The file itself stays as it is. */
export function CorrectDialog({ person, fields, close }: Props) {
  const say = useRecordLearned(person);
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(fields.map((field) => [field, person[field]])),
  );
  const [problems, setProblems] = useState<Typed>({});
  const corrected = fields.filter((field) => field in person.known.corrected);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = fields.map((field) => ({ field, value: correctionOf(field, typed[field] ?? '') }));
    const wrong = read.flatMap(({ field, value }) =>
      value instanceof Problem ? [[field, value.message]] : [],
    );
    setProblems(Object.fromEntries(wrong));
    if (wrong.length > 0) return;
    close();
    for (const { field, value } of read) {
      if (value instanceof Problem || value === person[field]) continue;
      const name = t(`voterCodes.corrections.${field}`);
      say(
        { kind: 'correction', source: 'office', field, text: value },
        value === ''
          ? t('voterCodes.events.correctionEmpty', { field: name })
          : t('voterCodes.events.correction', { field: name, value }),
      );
    }
  };
  const asFile = () => {
    close();
    for (const field of corrected)
      say(
        { kind: 'correction', source: 'office', field, text: null },
        t('voterCodes.events.correctionBack', { field: t(`voterCodes.corrections.${field}`) }),
      );
  };
  return (
    <Dialog title={t('voters.voter.correct')} close={close}>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <Text size="sm" c="var(--ink-soft)">
            {t('voters.voter.correctHint')}
          </Text>
          {fields.map((field, at) => (
            <TextInput
              key={field}
              {...(at === 0 && { 'data-autofocus': true })}
              {...inputs[field]}
              label={t(`voterCodes.corrections.${field}`)}
              value={typed[field] ?? ''}
              error={problems[field]}
              autoComplete="off"
              onChange={({ currentTarget }) => setTyped({ ...typed, [field]: currentTarget.value })}
            />
          ))}
          <Group justify="flex-end" gap="xs">
            {corrected.length > 0 && (
              <Button variant="subtle" onClick={asFile} me="auto">
                {t('voters.voter.asFile')}
              </Button>
            )}
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit">{t('common.save')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
