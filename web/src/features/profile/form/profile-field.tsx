import { Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { Link } from 'react-router-dom';
import { type ProfileFieldName, profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { read, show } from '../../../shared/profile/field-values.ts';
import { states } from '../../../shared/profile/us-states.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { idOf } from '../find/use-target-field.ts';
import { paths } from '../profile-paths.ts';
import { Conflict } from './field-conflict.tsx';
import { type FieldState, hasConflict } from './field-state.ts';
import { Status } from './field-status.tsx';
import styles from './form.module.css';
import type { Editor } from './profile-editor.ts';
import { useField } from './use-editor.ts';

/** From this part of a text's length on, its length is shown. */
const nearly = 0.85;

/** Why what stands in the box cannot be stored, in words. */
function problemOf(name: ProfileFieldName, { typed }: FieldState): string | null {
  if (!typed || typed.value !== undefined) return null;
  return read(name, typed.text).problem ?? t('profile.problems.day');
}

/** One field: its box by its kind, how far it is saved, and what somebody else wrote meanwhile. */
export function Field({ name, editor }: { name: ProfileFieldName; editor: Editor }) {
  const { kind, max } = profileFields[name];
  const field = useField(editor, name);
  const text = field.typed?.text ?? show(field.base);
  const counted = (kind === 'prose' || kind === 'line' || kind === 'name') && text.length > max * nearly;
  const suggestions = name === 'state' ? `${idOf(name)}-list` : undefined;
  const shared = {
    id: idOf(name),
    label: t(`profileFields.fields.${name}.label`),
    description: t(`profileFields.fields.${name}.help`),
    error: problemOf(name, field),
    value: text,
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      editor.type(name, currentTarget.value, currentTarget.validity.badInput),
    onBlur: () => editor.leave(name),
  };
  return (
    <div className={styles.field} data-kind={kind}>
      {kind === 'prose' ? (
        <Textarea {...shared} autosize minRows={3} />
      ) : (
        <TextInput
          {...shared}
          required={kind === 'name'}
          type={kind === 'day' ? 'date' : 'text'}
          {...(kind === 'number' && { inputMode: 'numeric' })}
          {...(suggestions && { list: suggestions })}
        />
      )}
      {suggestions && (
        <datalist id={suggestions}>
          {states.map((state) => (
            <option key={state} value={state} />
          ))}
        </datalist>
      )}
      {hasConflict(field) ? (
        <Conflict name={name} field={field} editor={editor} />
      ) : (
        <div className={styles.under}>
          <Status name={name} field={field} editor={editor} />
          {counted && (
            <span className={`${styles.count} figures`} data-over={text.trim().length > max}>
              {t('profile.count', { length: showNumber(text.length), max: showNumber(max) })}
            </span>
          )}
          <Link
            to={paths.historyOf(name)}
            className={`${styles.past} tap`}
            aria-label={t('history.ofFieldNamed', { label: shared.label })}
          >
            {t('history.ofField')}
          </Link>
        </div>
      )}
    </div>
  );
}
