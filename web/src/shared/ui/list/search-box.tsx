import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { searchPauseMs } from '../../data/search.ts';
import { t } from '../../text/index.ts';
import styles from './list.module.css';
import { screenKeys, useKeyHint, useShortcuts } from './shortcuts.ts';

type Props = {
  value: string;
  onChange: (value: string) => void;
  /** Where it finds more than names. */
  label?: string;
  /** Milliseconds after the last letter. */
  pauseMs?: number;
};

/** Search by name. `/` goes to it, Escape empties it. */
export function SearchBox({ value, onChange, label = t('common.search'), pauseMs = searchPauseMs }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const lastSearch = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Changed from elsewhere: the back button, "clear filters".
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const keyHint = useKeyHint(screenKeys.search);
  useShortcuts({ [screenKeys.search]: () => input.current?.focus() });

  const type = (next: string, wait: number) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      lastSearch.current = next.trim();
      onChange(lastSearch.current);
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
      aria-label={label}
      aria-keyshortcuts={keyHint}
      placeholder={label}
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
      onChange={(event) => type(event.currentTarget.value, pauseMs)}
      onKeyDown={press}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
