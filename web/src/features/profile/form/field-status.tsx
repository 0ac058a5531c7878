import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useStore } from 'zustand';
import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';
import { t } from '../../../shared/text/index.ts';
import { type FieldState, isDirty } from './field-state.ts';
import styles from './form.module.css';
import type { Editor } from './profile-editor.ts';
import { useUnreached } from './use-editor.ts';

type Props = { name: ProfileFieldName; field: FieldState; editor: Editor };

/** How far one field is saved. Seen, not announced: the summary of the form speaks for all of them. */
export function Status({ name, field, editor }: Props) {
  const unreached = useUnreached();
  const saved = useStore(editor.store, (edited) => edited.saved.has(name));
  const { trouble, sent, typed } = field;
  if (trouble)
    return (
      <span className={styles.trouble}>
        {t('profile.status.failed', { why: trouble.why })}
        <Button variant="default" size="compact-sm" onClick={() => editor.again(name)}>
          {t('profile.status.retry')}
        </Button>
      </span>
    );
  const open = isDirty(field) || sent?.acknowledged === false;
  if (open && typed?.value === undefined && typed !== null) return <span />;
  if (open) return <span>{t(unreached ? 'profile.status.onDevice' : 'profile.status.saving')}</span>;
  if (!saved) return <span />;
  return (
    <span className={styles.saved}>
      <IconCheck size={14} aria-hidden />
      {t('profile.status.saved')}
    </span>
  );
}
