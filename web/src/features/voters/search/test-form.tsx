import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Test, test } from '#shared/domain/voters/segment.ts';
import { t } from '../../../shared/text/index.ts';
import { typedSpan } from '../../../shared/voter-conditions/span-fields.tsx';
import { Fields } from '../../../shared/voter-conditions/test-fields.tsx';
import type { Known } from '../../../shared/voters/format-search.ts';
import styles from './search.module.css';

type Props = {
  /** What the form begins with. */
  first: Test;
  known: Known;
  apply: (test: Test) => void;
  cancel: () => void;
};

/** What is not typed is not asked for; without any of it there is nothing to ask. */
function answerIn({ question, is, says, on }: Extract<Test, { by: 'answer' }>): Test | null {
  const days = on && typedSpan(on);
  const condition = {
    ...{ by: 'answer', question, is },
    ...(says?.trim() && { says: says.trim() }),
    ...(days && (days.from !== null || days.to !== null) && { on: days }),
  };
  if (question === '' || (is.length === 0 && !('says' in condition) && !('on' in condition))) return null;
  const read = test.safeParse(condition);
  return read.success ? read.data : null;
}

/** As it would be asked; null while something is missing in it. */
function conditionIn(draft: Test): Test | null {
  if (draft.by === 'words' && draft.words.trim() === '') return null;
  if (draft.by === 'list' && draft.list === '') return null;
  if (draft.by === 'answer') return answerIn(draft);
  const spans = draft.by === 'registered' || draft.by === 'contact';
  if (spans && draft.from === '' && draft.to === '') return null;
  const read = test.safeParse(spans ? { ...draft, ...typedSpan(draft) } : draft);
  return read.success ? read.data : null;
}

/** One condition being written. Nothing is asked before it is applied. */
export function TestForm({ first, known, apply, cancel }: Props) {
  const [draft, setDraft] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus();
  }, []);
  const condition = conditionIn(draft);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A form in a form's place: what it is drawn in may be one too.
    event.stopPropagation();
    if (condition) apply(condition);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={send}
      noValidate
      aria-label={t(`voterSearch.kinds.${draft.by}`)}
    >
      <Stack gap="sm">
        <strong>{t(`voterSearch.kinds.${draft.by}`)}</strong>
        <Fields test={draft} onChange={setDraft} known={known} />
        <Group gap="xs" className={styles.acts ?? ''}>
          <Button type="submit" size="compact-sm" disabled={condition === null}>
            {t('voterSearch.apply')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={cancel}>
            {t('common.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
