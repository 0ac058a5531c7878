import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/auth/auth.module.css';
import { Notice } from '../../shared/ui/auth/notice.tsx';
import { Submit } from '../../shared/ui/auth/submit.tsx';
import { authPath } from './auth-paths.ts';
import { EmailField, type EnteredValues } from './email-field.tsx';
import { requestReset } from './sign-in-actions.ts';
import { useForm } from './use-auth-form.ts';

export function ResetForm({ invite, entered }: { invite: string | null; entered: EnteredValues }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { progress, problems, onSubmit } = useForm(
    ({ resetValues }) => resetValues,
    async ({ email }) => {
      await requestReset(email, invite);
      setSentTo(email);
    },
  );
  return (
    <>
      <p className={styles.soft}>{t('auth.reset.hint')}</p>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        {progress.is === 'refused' && <Notice kind="bad">{progress.why}</Notice>}
        {progress.is !== 'refused' && sentTo && (
          <Notice kind="good">{t('auth.reset.sent', { email: sentTo })}</Notice>
        )}
        <EmailField entered={entered} problem={problems.email} />
        <Submit progress={progress}>{t('auth.reset.send')}</Submit>
      </form>
      <p>
        <Link to={authPath('signin', invite)}>{t('auth.reset.back')}</Link>
      </p>
    </>
  );
}
