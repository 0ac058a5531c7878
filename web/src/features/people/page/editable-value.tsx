import { ActionIcon, Button, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { writeTo } from '../../../shared/area/area.ts';
import type { FormField } from '../../../shared/area/form-parts.tsx';
import { t } from '../../../shared/text/index.ts';
import { changesOf, seenIn } from '../../../shared/ui/form/form-changes.ts';
import { notifyIfFailed, withUndo } from '../../../shared/ui/toasts.tsx';
import { area, type Person } from '../person-area.ts';
import styles from './person-page.module.css';

type Props = {
  person: Person;
  field: string;
  part: FormField;
  label: string;
  /** Null where nothing is stored. */
  shown: ReactNode;
};

/** A value that is edited where it is shown: a click, the input of its form, Enter; undone from the toast. */
export function EditableValue(props: Props) {
  const { label, shown } = props;
  const [isEdited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (isEdited) return <ValueForm {...props} close={() => setEdited(false)} />;
  const edit = { ref: button, onClick: () => setEdited(true) };
  if (shown === null)
    return (
      <button type="button" className={styles.value} data-empty {...edit}>
        {t('people.page.fill', { field: label })}
      </button>
    );
  if (typeof shown === 'string')
    return (
      <button
        type="button"
        className={styles.value}
        data-says
        aria-label={`${shown}. ${t('people.page.change', { field: label })}`}
        {...edit}
      >
        {shown}
      </button>
    );
  return (
    <div className={styles.links}>
      {shown}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('people.page.change', { field: label })}
        {...edit}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** Inputs tell their value, or the event in which it was typed. */
function typedIn(next: unknown): unknown {
  if (typeof next !== 'object' || next === null || !('currentTarget' in next)) return next;
  const { currentTarget } = next;
  return typeof currentTarget === 'object' && currentTarget !== null
    ? Reflect.get(currentTarget, 'value')
    : next;
}

function ValueForm({ person: shown, field, part, label, close }: Props & { close: () => void }) {
  // As it was when it was opened: what a colleague changes meanwhile is theirs, and no save takes it back unasked.
  const [person] = useState(shown);
  const stored: unknown = Reflect.get(person, field);
  const [value, setValue] = useState(() => part.initial(stored));
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isDone = useRef(false);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);

  const save = async (): Promise<void> => {
    if (isDone.current) return;
    const read = part.schema.safeParse(value);
    if (!read.success) return setError(read.error.issues[0]?.message ?? t('common.failedToSave'));
    const data = changesOf(person, { [field]: read.data });
    isDone.current = true;
    if (Object.keys(data).length === 0) return close();
    const base = seenIn<Record<string, unknown>>(person, data);
    const change = writeTo(area.collection, { operation: 'update', id: person.id, data, base });
    const failed = t('common.failedToSave');
    const isStored = await notifyIfFailed(
      withUndo(change, { title: t('people.page.changed'), name: label, failed }),
      failed,
    );
    isDone.current = false;
    if (isStored) close();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // A list of options, and a window that lost the focus, are no reason to save.
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) void save();
  };
  return (
    <form
      ref={form}
      className={styles.edit}
      onSubmit={submit}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        isDone.current = true;
        close();
      }}
    >
      {part.input({ label, value, onChange: (next: unknown) => setValue(typedIn(next)), error, stored })}
      <Group gap="xs" mt={8}>
        <Button type="submit" size="compact-sm">
          {t('common.save')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            isDone.current = true;
            close();
          }}
        >
          {t('common.cancel')}
        </Button>
      </Group>
    </form>
  );
}
