import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/entrance/auth.module.css';
import { Notice } from '../../shared/ui/entrance/Notice.tsx';
import { Submit } from '../../shared/ui/entrance/Submit.tsx';
import { requestReset } from './accounts.ts';
import { authPath } from './addresses.ts';
import { EmailField, type Kept } from './EmailField.tsx';
import { useForm } from './use-form.ts';

export function ResetForm({ invite, kept }: { invite: string | null; kept: Kept }) {
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
        <EmailField kept={kept} problem={problems.email} />
        <Submit progress={progress}>{t('auth.reset.send')}</Submit>
      </form>
      <p>
        <Link to={authPath('signin', invite)}>{t('auth.reset.back')}</Link>
      </p>
    </>
  );
}
