import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/auth/auth.module.css';
import { Field } from '../../shared/ui/auth/auth-field.tsx';
import { Notice } from '../../shared/ui/auth/notice.tsx';
import { PasswordField } from '../../shared/ui/auth/password-field.tsx';
import { Submit } from '../../shared/ui/auth/submit.tsx';
import { authPath } from './auth-paths.ts';
import { EmailField, type EnteredValues } from './email-field.tsx';
import { signUp } from './sign-in-actions.ts';
import { useForm } from './use-auth-form.ts';

type Props = {
  invite: string | null;
  entered: EnteredValues;
  onCreated: (email: string, mailed: boolean) => void;
};

export function SignUpForm({ invite, entered, onCreated }: Props) {
  const { progress, problems, onSubmit } = useForm(
    ({ joiningValues, signUpValues }) => (invite ? joiningValues : signUpValues),
    async (values) => {
      const { mailed } = await signUp(values, invite);
      onCreated(values.email, mailed);
    },
  );
  return (
    <>
      {invite && <p className={styles.soft}>{t('auth.joining')}</p>}
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {progress.is === 'refused' && <Notice kind="bad">{progress.why}</Notice>}
        <EmailField entered={entered} problem={problems.email} />
        <PasswordField
          label={t('auth.password')}
          autoComplete="new-password"
          hint={t('auth.passwordHint')}
          problem={problems.password}
        />
        {!invite && (
          <Field
            label={t('auth.organization')}
            name="organizationName"
            type="text"
            autoComplete="organization"
            hint={t('auth.organizationHint')}
            problem={problems.organizationName}
          />
        )}
        <Submit progress={progress}>{t('auth.doSignUp')}</Submit>
      </form>
      <p>
        {t('auth.toSignIn')} <Link to={authPath('signin', invite)}>{t('auth.toSignInLink')}</Link>
      </p>
    </>
  );
}
