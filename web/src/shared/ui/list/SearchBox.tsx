import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../text/index.ts';
import styles from './list.module.css';
import { useShortcuts } from './shortcuts.ts';

/** Milliseconds after the last letter: each question costs up to 24 reads. */
const pause = 250;

type Props = { value: string; onChange: (value: string) => void };

/** Search by name. `/` goes to it, Escape empties it. */
export function SearchBox({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Changed from elsewhere: the back button, "clear filters".
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useShortcuts({ '/': () => input.current?.focus() });

  const type = (next: string, wait: number) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current = next.trim();
      onChange(asked.current);
    }, wait);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') type(typed, 0);
    if (event.key !== 'Escape' || typed === '') return;
    event.preventDefault();
    type('', 0);
  };

  return (
    <TextInput
      ref={input}
      type="search"
      className={styles.search ?? ''}
      aria-label={t('common.search')}
      aria-keyshortcuts="/"
      placeholder={t('common.search')}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed === '' ? (
          <Kbd size="xs" aria-hidden visibleFrom="sm">
            /
          </Kbd>
        ) : (
          <CloseButton size="sm" aria-label={t('common.clear')} onClick={() => type('', 0)} />
        )
      }
      value={typed}
      onChange={(event) => type(event.currentTarget.value, pause)}
      onKeyDown={press}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
