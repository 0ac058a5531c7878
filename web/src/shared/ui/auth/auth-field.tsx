import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './auth.module.css';

export type FieldProps = {
  label: string;
  name: string;
  hint?: string;
  problem?: string | undefined;
  /** Beside the label, at its end. */
  aside?: ReactNode;
  /** Inside the input, at its end. */
  inside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'defaultValue'
  | 'inputMode'
  | 'value'
  | 'placeholder'
  | 'readOnly'
  | 'onChange'
  | 'onKeyDown'
>;

/** One labelled input; its hint and its problem are read out with it. */
export function Field({ label, name, hint, problem, aside, inside, ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          name={name}
          required
          className={styles.input}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
        />
        {inside}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && problem !== hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
