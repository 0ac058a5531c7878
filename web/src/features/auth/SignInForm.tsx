import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/entrance/auth.module.css';
import { Notice } from '../../shared/ui/entrance/Notice.tsx';
import { PasswordField } from '../../shared/ui/entrance/PasswordField.tsx';
import { Submit } from '../../shared/ui/entrance/Submit.tsx';
import { signIn } from './accounts.ts';
import { authPath } from './addresses.ts';
import { EmailField, type Kept } from './EmailField.tsx';
import { useForm } from './use-form.ts';

/** On success the session changes, and with it the screen. */
export function SignInForm({ invite, kept }: { invite: string | null; kept: Kept }) {
  const { progress, problems, onSubmit } = useForm(
    ({ signInValues }) => signInValues,
    (values) => signIn(values, invite),
  );
  const forgot = <Link to={authPath('reset', invite)}>{t('auth.forgot')}</Link>;
  return (
    <>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {progress.is === 'refused' && <Notice kind="bad">{progress.why}</Notice>}
        <EmailField kept={kept} problem={problems.email} />
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
