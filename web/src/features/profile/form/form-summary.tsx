import { useStore } from 'zustand';
import { t } from '../../../shared/text/index.ts';
import { hasConflict, isDirty } from './field-state.ts';
import styles from './form.module.css';
import type { Edited, Editor } from './profile-editor.ts';
import { useUnreached } from './use-editor.ts';

function stateOf({ fields, saved }: Edited): 'unsaved' | 'saving' | 'saved' | null {
  const all = [...fields.values()];
  if (
    all.some(
      (field) =>
        hasConflict(field) || field.trouble || (field.typed?.value === undefined && field.typed !== null),
    )
  )
    return 'unsaved';
  if (all.some((field) => isDirty(field) || field.sent?.acknowledged === false)) return 'saving';
  return saved.size > 0 ? 'saved' : null;
}

/** One line for the whole form, which screen readers follow. */
export function Summary({ editor }: { editor: Editor }) {
  const state = useStore(editor.store, stateOf);
  const unreached = useUnreached();
  const texts = {
    unsaved: t('profile.status.typed'),
    saving: t(unreached ? 'profile.offline' : 'profile.status.saving'),
    saved: t('profile.status.all'),
  };
  return (
    <p className={styles.summary} role="status" data-offline={state === 'saving' && unreached}>
      {state && texts[state]}
    </p>
  );
}
