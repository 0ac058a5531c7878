import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import type { Person } from '../../../shared/voters/engine.ts';
import { useRecordLearned } from './use-record-learned.ts';
import styles from './voter.module.css';

const noteMax = 2_000;

/** Something said in words, added to the timeline. */
export function Note({ person }: { person: Person }) {
  const say = useRecordLearned(person);
  const [text, setText] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const note = text.trim();
    // What could not be kept stays in the field.
    if (
      note !== '' &&
      (await say({ kind: 'note', source: 'office', text: note }, t('voterCodes.events.note')))
    )
      setText('');
  };
  return (
    <form onSubmit={add}>
      <Textarea
        label={t('voters.voter.note')}
        description={t('voters.voter.noteHint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={noteMax}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        mt="xs"
        className={styles.tap ?? ''}
        disabled={text.trim() === ''}
      >
        {t('voters.voter.addNote')}
      </Button>
    </form>
  );
}
