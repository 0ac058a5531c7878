import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { noteLength } from '#shared/domain/people/note-limits.ts';
import type { Operation } from '../../../shared/data/journal/index.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './timeline.module.css';

const results = ['talked', 'left_message', 'no_answer', 'wrong_number'] as const;

type Props = { person: string; add: (operation: Operation) => Promise<boolean> };

/** What came of a call that a member made: kept as a note. Calls of a call list are told by the voter log. */
export function CallForm({ person, add }: Props) {
  const [result, setResult] = useState<(typeof results)[number]>('talked');
  const [text, setText] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const called = t('people.timeline.called', { result: t(`people.timeline.calls.${result}`) });
    const isStored = await add({
      ...{ operation: 'create', table: 'notes', id: crypto.randomUUID() },
      data: {
        ...{ person_id: person, mentions: [], pinned: false, earlier: [] },
        body: [called, text.trim()].filter(Boolean).join('\n'),
      },
    });
    if (isStored) setText('');
  };
  return (
    <form className={styles.task} onSubmit={(event) => void send(event)}>
      <NativeSelect
        aria-label={t('people.timeline.callResult')}
        data={results.map((value) => ({ value, label: t(`people.timeline.calls.${value}`) }))}
        value={result}
        onChange={({ currentTarget }) =>
          setResult(results.find((one) => one === currentTarget.value) ?? 'talked')
        }
      />
      <TextInput
        aria-label={t('people.timeline.callNote')}
        placeholder={t('people.timeline.callNote')}
        maxLength={noteLength - 100}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit">{t('people.timeline.addCall')}</Button>
    </form>
  );
}
