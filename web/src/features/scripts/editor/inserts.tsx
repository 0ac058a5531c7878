import { Button, Group } from '@mantine/core';
import type { RefObject } from 'react';
import { t } from '../../../shared/text/index.ts';
import styles from './editor.module.css';

type Props = {
  /** The field that they are put into. */
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (value: string) => void;
};

const names = ['name', 'candidate', 'caller'] as const;

/** Puts a name that is filled in later where the cursor is. */
export function Inserts({ field, value, onChange }: Props) {
  const put = (placeholder: string) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = field.current ?? {};
    onChange(value.slice(0, from) + placeholder + value.slice(to));
    // After it is drawn: the cursor stands behind what was put in.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(from + placeholder.length, from + placeholder.length);
    });
  };
  return (
    <Group gap={6} mt={6}>
      <span className={styles.soft}>{t('scriptEditor.item.insert')}</span>
      {names.map((name) => (
        <Button
          key={name}
          size="compact-sm"
          variant="default"
          className={styles.tap ?? ''}
          onClick={() => put(t(`scriptEditor.item.placeholders.${name}`))}
        >
          {t(`scriptEditor.item.inserts.${name}`)}
        </Button>
      ))}
    </Group>
  );
}
