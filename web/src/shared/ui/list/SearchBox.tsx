import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { searchPauseMs } from '../../data/search.ts';
import { t } from '../../text/index.ts';
import styles from './list.module.css';
import { screenKeys, useKeyHint, useShortcuts } from './shortcuts.ts';

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
  const keyHint = useKeyHint(screenKeys.search);
  useShortcuts({ [screenKeys.search]: () => input.current?.focus() });

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
      aria-keyshortcuts={keyHint}
      placeholder={t('common.search')}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed === '' ? (
          keyHint && (
            <Kbd size="xs" aria-hidden visibleFrom="sm">
              {keyHint}
            </Kbd>
          )
        ) : (
          <CloseButton size="sm" aria-label={t('common.clear')} onClick={() => type('', 0)} />
        )
      }
      value={typed}
      onChange={(event) => type(event.currentTarget.value, searchPauseMs)}
      onKeyDown={press}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
