import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../text/index.ts';
import styles from './auth.module.css';
import { Field, type FieldProps } from './auth-field.tsx';

type Props = Omit<FieldProps, 'name' | 'type' | 'inside'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  const toggle = (
    <button
      type="button"
      className={styles.eye}
      aria-label={t(shown ? 'auth.hidePassword' : 'auth.showPassword')}
      onClick={() => setShown(!shown)}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </button>
  );
  return <Field {...props} name="password" type={shown ? 'text' : 'password'} inside={toggle} />;
}
