import type { ProfileFieldName } from '#shared/collections/candidate/fields.ts';
import { LeavingDialog } from '../../../shared/ui/form/LeavingDialog.tsx';
import { useLeaving } from '../../../shared/ui/form/leaving.ts';
import { useOpenProfile } from '../data.ts';
import { isOfForm } from '../paths.ts';
import { Attention } from './Attention.tsx';
import { Field } from './Field.tsx';
import styles from './form.module.css';
import { Summary } from './Summary.tsx';
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
