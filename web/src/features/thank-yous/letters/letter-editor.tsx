import { Button, Menu, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconBraces } from '@tabler/icons-react';
import { type RefObject, useRef } from 'react';
import { letterTemplates } from '#shared/collections/letter-templates.ts';
import { letterBodyMax, letterTemplatesMax } from '#shared/domain/letters/letter-kinds.ts';
import { type MergeField, mergeFields } from '#shared/domain/letters/merge-fields.ts';
import { starterFor, starterLetters } from '#shared/domain/letters/starter-letters.ts';
import { choicesOf, fieldLabel } from '../../../shared/area/area.ts';
import { freePlace } from '../../../shared/fundraising/free-place.ts';
import {
  type LetterInput,
  type LetterTyped,
  letterForm,
  letterValues,
} from '../../../shared/letters/letter-form.ts';
import { LetterPreview } from '../../../shared/letters/letter-preview.tsx';
import type { StoredTemplate } from '../../../shared/letters/letter-types.ts';
import styles from '../../../shared/letters/letters.module.css';
import { useLetterhead } from '../../../shared/letters/use-letters.ts';
import { t } from '../../../shared/text/index.ts';
import { changesOf } from '../../../shared/ui/form/form-changes.ts';
import { RecordForm } from '../../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../../shared/ui/form/use-record-form.ts';
import { commitWithToast } from '../../../shared/ui/toasts.tsx';

type Props = {
  /** Null: a new one. */
  letter: StoredTemplate | null;
  all: readonly StoredTemplate[];
  signer: string;
  today: string;
  leave: () => void;
};

async function write({ letter, all }: Pick<Props, 'letter' | 'all'>, input: LetterInput): Promise<void> {
  if (letter) {
    const data = changesOf(letter, input);
    if (Object.keys(data).length > 0)
      await commitWithToast({ operation: 'update', table: 'letter_templates', id: letter.id, data });
    return;
  }
  const id = freePlace(all, letterTemplatesMax);
  if (id === null) throw new Error(t('letters.full', { count: letterTemplatesMax }));
  await commitWithToast({ operation: 'create', table: 'letter_templates', id, data: input });
}

/** A letter is written beside what becomes of it. */
export function LetterEditor({ letter, all, signer, today, leave }: Props) {
  const head = useLetterhead();
  const text = useRef<HTMLTextAreaElement>(null);
  const { form, ...frame } = useRecordForm({
    schema: letterForm(),
    initial: letterValues(letter, signer),
    save: (input: LetterInput) => write({ letter, all }, input),
    done: leave,
    cancel: leave,
  });
  const { values } = form;
  const of = (field: keyof LetterInput) => ({
    label: fieldLabel(letterTemplates, field),
    ...form.getInputProps(field),
  });
  /** A text that nobody has touched follows the kind and the language. */
  const choose = (next: Partial<Pick<LetterTyped, 'kind' | 'language'>>) => {
    form.setValues(next);
    const { kind, language } = { ...values, ...next };
    const starter = starterFor(kind, language);
    const isUntouched = values.body.trim() === '' || starterLetters.some(({ body }) => body === values.body);
    if (starter && isUntouched) form.setFieldValue('body', starter.body);
  };
  const insert = (field: MergeField) =>
    insertAt(text, `{${field}}`, (body) => form.setFieldValue('body', body));
  return (
    <div className={styles.editor}>
      <RecordForm {...frame}>
        <TextInput autoComplete="off" required data-autofocus {...of('name')} />
        <div className={styles.pair}>
          <NativeSelect
            data={choicesOf(letterTemplates, 'kind') ?? []}
            {...of('kind')}
            onChange={({ currentTarget }) => {
              const kind = letterTemplates.schema.shape.kind.safeParse(currentTarget.value).data;
              if (kind) choose({ kind });
            }}
          />
          <NativeSelect
            data={choicesOf(letterTemplates, 'language') ?? []}
            {...of('language')}
            onChange={({ currentTarget }) => {
              const language = letterTemplates.schema.shape.language.safeParse(currentTarget.value).data;
              if (language) choose({ language });
            }}
          />
        </div>
        <Textarea
          {...of('body')}
          ref={text}
          description={t('letters.form.bodyHint')}
          required
          autosize
          minRows={10}
          maxLength={letterBodyMax}
        />
        <InsertField insert={insert} />
        <div className={styles.pair}>
          <TextInput autoComplete="off" required {...of('signer_name')} />
          <TextInput autoComplete="off" {...of('signer_title')} />
        </div>
      </RecordForm>
      <LetterPreview template={values} head={head} candidate={signer} today={today} />
    </div>
  );
}

/** Puts text where the cursor is, and the cursor behind it. */
function insertAt(
  text: RefObject<HTMLTextAreaElement | null>,
  what: string,
  set: (body: string) => void,
): void {
  const area = text.current;
  if (!area) return;
  const { selectionStart: from, selectionEnd: to, value } = area;
  set(value.slice(0, from) + what + value.slice(to));
  requestAnimationFrame(() => {
    area.focus();
    area.setSelectionRange(from + what.length, from + what.length);
  });
}

const InsertField = ({ insert }: { insert: (field: MergeField) => void }) => (
  <Menu position="bottom-start" returnFocus={false}>
    <Menu.Target>
      <Button
        variant="default"
        leftSection={<IconBraces size={16} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
      >
        {t('letters.form.insert')}
      </Button>
    </Menu.Target>
    <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
      {mergeFields.map((field) => (
        <Menu.Item key={field} onClick={() => insert(field)}>
          {t(`letters.fields.${field}`)}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);
