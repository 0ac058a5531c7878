import { Button, Kbd, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { commit } from '../../shared/data/journal/index.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { screenKeys, useKeyHint, useShortcuts } from '../../shared/ui/list/shortcuts.ts';
import { notifyIfFailed } from '../../shared/ui/toasts.tsx';
import styles from './tasks.module.css';

/** One line and Enter: a task for oneself, due today. Everything else is edited in its dialog. */
export function QuickAdd() {
  const { uid } = useMember();
  const input = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const keyHint = useKeyHint(screenKeys.task);
  useShortcuts({ [screenKeys.task]: () => input.current?.focus() });
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const line = title.replace(/\s+/g, ' ').trim();
    if (line === '') return;
    const data = {
      ...{ title: line, note: null, due_day: localDay(new Date()), due_time: null },
      ...{ assigned_to: uid, person_id: null, repeat: 'none' as const },
    };
    const stored = commit({ operation: 'create', table: 'tasks', id: crypto.randomUUID(), data });
    if (!(await notifyIfFailed(stored))) return;
    setTitle('');
    input.current?.focus();
    void notifyIfFailed(stored.then(({ synced }) => synced));
  };
  return (
    <form className={styles.add} onSubmit={(event) => void add(event)}>
      <TextInput
        ref={input}
        className={styles.title ?? ''}
        aria-label={t('tasks.quickAdd')}
        aria-keyshortcuts={keyHint}
        placeholder={t('tasks.quickAdd')}
        maxLength={200}
        autoComplete="off"
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        rightSection={
          keyHint &&
          title === '' && (
            <Kbd size="xs" aria-hidden visibleFrom="sm">
              {keyHint}
            </Kbd>
          )
        }
      />
      <Button type="submit">{t('tasks.add')}</Button>
    </form>
  );
}
