import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';
import { useLeaving } from '../../../shared/ui/form/leaving.ts';
import { LeavingDialog } from '../../../shared/ui/form/leaving-dialog.tsx';
import { useOpenProfile } from '../data.ts';
import { isOfForm } from '../profile-paths.ts';
import styles from './form.module.css';
import { Summary } from './form-summary.tsx';
import { Attention } from './other-conflicts.tsx';
import { Field } from './profile-field.tsx';
import { useEditor } from './use-editor.ts';

/** Fields that save themselves. */
export function Form({ names }: { names: readonly ProfileFieldName[] }) {
  const editor = useEditor(useOpenProfile().profile);
  // Another section of the form keeps what is typed in this one.
  const leaving = useLeaving((to) => editor?.unsaved() === true && !isOfForm(to));
  if (!editor) return null;
  return (
    <div className={styles.form}>
      <Summary editor={editor} />
      <Attention editor={editor} besides={names} />
      {names.map((name) => (
        <Field key={name} name={name} editor={editor} />
      ))}
      <LeavingDialog leaving={leaving} />
    </div>
  );
}
