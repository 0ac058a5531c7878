import '../../../shared/text/form/en.ts';
import { Button, Group, Text, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { mentionsMax, noteLength } from '#shared/domain/people/note-limits.ts';
import { t } from '../../../shared/text/index.ts';
import { type Mentionable, MentionList, mentionAt, mentionsIn } from './mentions.tsx';
import styles from './timeline.module.css';

type Values = { body: string; mentions: string[] };
type Props = {
  label: string;
  placeholder?: string;
  initial?: Values;
  isFocused?: boolean;
  keyHint?: string | undefined;
  input?: RefObject<HTMLTextAreaElement | null>;
  /** Resolves with whether this device has it. */
  save: (values: Values) => Promise<boolean>;
  cancel?: () => void;
};

/** The text of a note. `@` and the first letters of a name mention a colleague. */
export function NoteForm({ label, initial, isFocused, save, cancel, ...props }: Props) {
  const own = useRef<HTMLTextAreaElement>(null);
  const input = props.input ?? own;
  const [body, setBody] = useState(initial?.body ?? '');
  const [chosen, setChosen] = useState<readonly Mentionable[]>([]);
  const [caret, setCaret] = useState<number | null>(null);
  const mention = caret === null ? null : mentionAt(body, caret);
  const isTooLong = body.trim().length > noteLength;

  const choose = (member: Mentionable) => {
    if (!mention) return;
    const before = body.slice(0, mention.from);
    const text = `${before}@${member.full_name} ${body.slice(mention.to)}`;
    setBody(text);
    setChosen((now) => [...now, member]);
    setCaret(null);
    input.current?.focus();
  };
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    const text = body.trim();
    if (text === '' || isTooLong) return;
    const mentions = mentionsIn(text, chosen, initial?.mentions ?? []).slice(0, mentionsMax);
    if (!(await save({ body: text, mentions }))) return;
    setBody('');
    setChosen([]);
    setCaret(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    }
    if (event.key === 'Escape' && mention) setCaret(null);
    else if (event.key === 'Escape') cancel?.();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Textarea
        ref={input}
        aria-label={label}
        aria-keyshortcuts={props.keyHint}
        placeholder={props.placeholder}
        autosize
        minRows={2}
        maxRows={16}
        data-autofocus={isFocused}
        autoFocus={isFocused ?? false}
        value={body}
        error={isTooLong && t('form.tooLong', { count: noteLength })}
        onChange={({ currentTarget }) => {
          setBody(currentTarget.value);
          setCaret(currentTarget.selectionStart);
        }}
        onKeyDown={press}
      />
      {mention && <MentionList typed={mention.typed} choose={choose} />}
      {(body !== '' || cancel) && (
        <Group gap="xs" mt={8}>
          <Button type="submit" size="sm" disabled={body.trim() === '' || isTooLong}>
            {t('common.save')}
          </Button>
          {cancel && (
            <Button size="sm" variant="default" onClick={cancel}>
              {t('common.cancel')}
            </Button>
          )}
          <Text size="sm" c="var(--ink-soft)">
            {t('people.notes.hint')}
          </Text>
        </Group>
      )}
    </form>
  );
}
