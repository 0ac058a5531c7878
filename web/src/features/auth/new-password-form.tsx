import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/auth/auth.module.css';
import { Notice } from '../../shared/ui/auth/notice.tsx';
import { PasswordField } from '../../shared/ui/auth/password-field.tsx';
import { Submit } from '../../shared/ui/auth/submit.tsx';
import { changePassword } from './apply-link.ts';
import { useForm } from './use-auth-form.ts';

type Props = { code: string; email: string; onChanged: () => void };

export function NewPasswordForm({ code, email, onChanged }: Props) {
  const { progress, problems, onSubmit } = useForm(
    ({ newPasswordValues }) => newPasswordValues,
    async ({ password }) => {
      await changePassword(code, password);
      onChanged();
    },
  );
  return (
    <>
      <h1>{t('auth.action.passwordTitle')}</h1>
      <p className={styles.soft}>{t('auth.action.passwordFor', { email })}</p>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {progress.is === 'refused' && <Notice kind="bad">{progress.why}</Notice>}
        {/* Tells password managers which account the new password belongs to. */}
        <input hidden type="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t('auth.newPassword')}
          autoComplete="new-password"
          hint={t('auth.passwordHint')}
          problem={problems.password}
        />
        <Submit progress={progress}>{t('auth.action.savePassword')}</Submit>
      </form>
    </>
  );
}
