import { Button, SegmentedControl, Text, TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { cleanLine } from '#shared/domain/one-line.ts';
import { commit, type Operation } from '../../../shared/data/journal/index.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { screenKeys, useKeyHint, useShortcuts } from '../../../shared/ui/list/shortcuts.ts';
import { notifyIfFailed } from '../../../shared/ui/toasts.tsx';
import type { Person } from '../person-area.ts';
import { CallForm } from './call-form.tsx';
import { NoteForm } from './note-form.tsx';
import styles from './timeline.module.css';

const kinds = ['note', 'task', 'call', 'gift'] as const;
type Kind = (typeof kinds)[number];

/** Writes, and says so where it fails. Resolves with whether this device has it. */
async function add(operation: Operation): Promise<boolean> {
  const stored = commit(operation);
  const isStored = await notifyIfFailed(stored);
  if (isStored) void notifyIfFailed(stored.then(({ synced }) => synced));
  return isStored;
}

type Props = { person: Person; input: RefObject<HTMLTextAreaElement | null> };

/** Adds a note, a task, a call or a gift to a person's timeline. */
export function Composer({ person, input }: Props) {
  const { can } = useMember();
  const title = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<Kind>('note');
  const isDonor = person.facets.includes('donor');
  const mayAdd: Record<Kind, boolean> = {
    ...{ note: can('people.write'), task: can('tasks.read'), call: can('people.write') },
    gift: can('donations.write') && (isDonor || can('donors.write')),
  };
  const offered = kinds.filter((one) => mayAdd[one]);
  const noteHint = useKeyHint(screenKeys.add);
  const open = (next: Kind) => {
    // Drawn at once: what is typed next belongs into it.
    flushSync(() => setKind(next));
    (next === 'note' ? input : title).current?.focus();
  };
  useShortcuts({
    ...(mayAdd.note && { [screenKeys.add]: () => open('note') }),
    ...(mayAdd.task && { [screenKeys.task]: () => open('task') }),
  });
  const shown = mayAdd[kind] ? kind : offered[0];
  if (shown === undefined) return null;
  return (
    <div className={styles.composer}>
      {offered.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={t('people.timeline.add')}
          value={shown}
          onChange={(value) => setKind(kinds.find((one) => one === value) ?? 'note')}
          data={offered.map((value) => ({ value, label: t(`people.timeline.kinds.${value}`) }))}
        />
      )}
      {shown === 'note' && (
        <NoteForm
          label={t('people.notes.add')}
          placeholder={t('people.notes.placeholder')}
          keyHint={noteHint}
          input={input}
          save={({ body, mentions }) =>
            add({
              ...{ operation: 'create', table: 'notes', id: crypto.randomUUID() },
              data: { person_id: person.id, body, mentions, pinned: false, earlier: [] },
            })
          }
        />
      )}
      {shown === 'task' && <TaskForm person={person.id} input={title} />}
      {shown === 'call' && <CallForm person={person.id} add={add} />}
      {shown === 'gift' && <GiftLink person={person} isDonor={isDonor} />}
    </div>
  );
}

/** The task of one line; everything else of it is edited with the tasks. */
function TaskForm({ person, input }: { person: string; input: RefObject<HTMLInputElement | null> }) {
  const { uid } = useMember();
  const [title, setTitle] = useState('');
  const [day, setDay] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const line = cleanLine(title).replace(/\s+/g, ' ');
    if (line === '') return;
    const isStored = await add({
      ...{ operation: 'create', table: 'tasks', id: crypto.randomUUID() },
      data: {
        ...{ title: line, note: null, due_day: day || null, due_time: null },
        ...{ assigned_to: uid, person_id: person, repeat: 'none' as const },
      },
    });
    if (!isStored) return;
    setTitle('');
    setDay('');
  };
  return (
    <form className={styles.task} onSubmit={(event) => void send(event)}>
      <TextInput
        ref={input}
        aria-label={t('people.timeline.taskTitle')}
        placeholder={t('people.timeline.taskTitle')}
        maxLength={200}
        autoComplete="off"
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <TextInput
        type="date"
        max="9999-12-31"
        aria-label={t('people.timeline.taskDay')}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <Button type="submit" disabled={title.trim() === ''}>
        {t('people.timeline.addTask')}
      </Button>
    </form>
  );
}

/** A gift has a form of its own; whoever never gave becomes a donor first. */
function GiftLink({ person: { id, name }, isDonor }: { person: Person; isDonor: boolean }) {
  const query = encodeURIComponent(id);
  const to = isDonor
    ? `/fundraising/donations/new?donor=${query}`
    : `/fundraising/donors/new?person=${query}`;
  return (
    <div className={styles.form}>
      <Text size="sm" mb={8}>
        {t(isDonor ? 'people.timeline.giftHint' : 'people.timeline.giftHintNew', { name })}
      </Text>
      <Button component={Link} to={to}>
        {t(isDonor ? 'people.page.addGift' : 'people.timeline.makeDonor')}
      </Button>
    </div>
  );
}
