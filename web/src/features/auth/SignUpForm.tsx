import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { signUp } from './accounts.ts';
import { authPath } from './addresses.ts';
import styles from './ui/auth.module.css';
import { Field } from './ui/Field.tsx';
import { Notice } from './ui/Notice.tsx';
import { PasswordField } from './ui/PasswordField.tsx';
import { Submit } from './ui/Submit.tsx';
import { useForm } from './use-form.ts';
import { signUpValues } from './values.ts';

type Props = { invite: string | null; onCreated: (email: string, mailed: boolean) => void };

export function SignUpForm({ invite, onCreated }: Props) {
  const { progress, problems, onSubmit } = useForm(signUpValues, async (values) => {
    const { mailed } = await signUp(values, invite);
    onCreated(values.email, mailed);
  });
  return (
    <>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {progress.is === 'refused' && <Notice kind="bad">{progress.why}</Notice>}
        <Field
          label={t('auth.email')}
          name="email"
          type="email"
          autoComplete="username"
          problem={problems.email}
        />
        <PasswordField
          label={t('auth.password')}
          autoComplete="new-password"
          hint={t('auth.passwordHint')}
          problem={problems.password}
        />
        <Field
          label={t('auth.organization')}
          name="organizationName"
          type="text"
          autoComplete="organization"
          hint={t('auth.organizationHint')}
          problem={problems.organizationName}
        />
        <Submit progress={progress}>{t('auth.doSignUp')}</Submit>
      </form>
      <p>
        {t('auth.toSignIn')} <Link to={authPath('signin', invite)}>{t('auth.toSignInLink')}</Link>
      </p>
    </>
  );
}
