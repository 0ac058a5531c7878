import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/entrance/auth.module.css';
import { Field } from '../../shared/ui/entrance/Field.tsx';
import { Notice } from '../../shared/ui/entrance/Notice.tsx';
import { PasswordField } from '../../shared/ui/entrance/PasswordField.tsx';
import { Submit } from '../../shared/ui/entrance/Submit.tsx';
import { signUp } from './accounts.ts';
import { authPath } from './addresses.ts';
import { EmailField, type Kept } from './EmailField.tsx';
import { useForm } from './use-form.ts';

type Props = { invite: string | null; kept: Kept; onCreated: (email: string, mailed: boolean) => void };

export function SignUpForm({ invite, kept, onCreated }: Props) {
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
        <EmailField kept={kept} problem={problems.email} />
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
