import { Autocomplete, Button, Group, Pill } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import type { Person } from '../../../shared/voters/engine.ts';
import { spelled, tagMax } from '../tag-spelling.ts';
import { Field } from './choice-field.tsx';
import { useRecordLearned } from './use-record-learned.ts';
import styles from './voter.module.css';

type Props = { person: Person; known: readonly string[]; writes: boolean };

/** Words that the campaign puts on people, to find them again. */
export function Tags({ person, known, writes }: Props) {
  const say = useRecordLearned(person);
  const [typed, setTyped] = useState('');
  const { tags } = person.known;
  const put = (tag: string, is_on: boolean) =>
    say(
      { kind: 'tag', source: 'office', tag, is_on },
      t(is_on ? 'voterCodes.events.tagOn' : 'voterCodes.events.tagOff', { tag }),
    );
  const add = (event: FormEvent) => {
    event.preventDefault();
    const tag = spelled(typed, known);
    if (tag === '') return;
    setTyped('');
    if (!tags.includes(tag)) put(tag, true);
  };
  return (
    <Field label={t('voters.voter.tags')} hint={tags.length === 0 && t('voters.voter.noTags')}>
      {tags.length > 0 && (
        <Group gap={6} mb="xs">
          {tags.map((tag) => (
            <Pill
              key={tag}
              size="md"
              withRemoveButton={writes}
              onRemove={() => put(tag, false)}
              removeButtonProps={{
                'aria-label': t('voters.voter.takeOff', { tag }),
                'aria-hidden': false,
                tabIndex: 0,
              }}
            >
              {tag}
            </Pill>
          ))}
        </Group>
      )}
      {writes && (
        <form onSubmit={add}>
          <Group gap="xs" wrap="nowrap">
            <Autocomplete
              aria-label={t('voters.voter.addTag')}
              placeholder={t('voters.voter.addTag')}
              data={known.filter((tag) => !tags.includes(tag))}
              limit={20}
              maxLength={tagMax}
              value={typed}
              onChange={setTyped}
              flex={1}
            />
            <Button
              type="submit"
              variant="default"
              className={styles.tap ?? ''}
              disabled={typed.trim() === ''}
            >
              {t('list.add')}
            </Button>
          </Group>
        </form>
      )}
    </Field>
  );
}
