import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/auth/auth.module.css';
import { Notice } from '../../shared/ui/auth/notice.tsx';
import { PasswordField } from '../../shared/ui/auth/password-field.tsx';
import { Submit } from '../../shared/ui/auth/submit.tsx';
import { authPath } from './auth-paths.ts';
import { EmailField, type EnteredValues } from './email-field.tsx';
import { signIn } from './sign-in-actions.ts';
import { useForm } from './use-auth-form.ts';

/** On success the session changes, and with it the screen. */
export function SignInForm({ invite, entered }: { invite: string | null; entered: EnteredValues }) {
  const { progress, problems, onSubmit } = useForm(
    ({ signInValues }) => signInValues,
    (values) => signIn(values, invite),
  );
  const forgot = <Link to={authPath('reset', invite)}>{t('auth.forgot')}</Link>;
  return (
    <>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {progress.is === 'refused' && <Notice kind="bad">{progress.why}</Notice>}
        <EmailField entered={entered} problem={problems.email} />
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          problem={problems.password}
          aside={forgot}
        />
        <Submit progress={progress}>{t('auth.doSignIn')}</Submit>
      </form>
      <p>
        {t('auth.toSignUp')} <Link to={authPath('signup', invite)}>{t('auth.toSignUpLink')}</Link>
      </p>
    </>
  );
}
