import { Button, Group, NativeSelect } from '@mantine/core';
import { createContext, type RefObject, useContext } from 'react';
import { mergeField } from '#shared/domain/surveys/placeholders.ts';
import type { UsableColumn } from '#shared/domain/voters/permitted-use.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './editor.module.css';

const Columns = createContext<readonly UsableColumn[]>([]);
/** Columns of the campaign's own that can be put into the texts within. */
export const InsertedColumns = Columns.Provider;

type Props = {
  /** The field that they are put into. */
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (value: string) => void;
};

const names = ['name', 'candidate', 'caller'] as const;

/** Puts a name that is filled in later where the cursor is. */
export function Inserts({ field, value, onChange }: Props) {
  const columns = useContext(Columns);
  /** `back`: characters before its end at which the cursor stands. */
  const put = (placeholder: string, back = 0) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = field.current ?? {};
    onChange(value.slice(0, from) + placeholder + value.slice(to));
    // After it is drawn: the cursor stands behind what was put in.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(from + placeholder.length - back, from + placeholder.length - back);
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
      {columns.length > 0 && (
        <NativeSelect
          size="xs"
          aria-label={t('scriptEditor.own.insert')}
          data={[{ value: '', label: t('scriptEditor.own.insert') }, ...columns.map(({ name }) => name)]}
          value=""
          onChange={({ currentTarget }) => {
            // What is read where it says nothing is typed before the brace.
            if (currentTarget.value !== '') put(mergeField(currentTarget.value, ''), 1);
          }}
        />
      )}
    </Group>
  );
}
