import { useEffect, useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { continueAs } from '../../shared/session/continue-account.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/auth/auth.module.css';
import { Frame } from '../../shared/ui/auth/auth-frame.tsx';
import { Notice } from '../../shared/ui/auth/notice.tsx';
import { useProgress } from '../../shared/ui/auth/use-progress.ts';
import { useCooldown } from './cooldown.ts';
import { recheck, sendConfirmation, signOutUnconfirmed } from './sign-in-actions.ts';

/** Milliseconds between two mails: longer than a mail usually takes. */
const cooldownMs = 60_000;

type MailStatus = 'nothing' | 'sent' | 'not yet';

/** The address is not confirmed: nothing of the app is reachable, and everything needed to go on is here. */
export default function UnconfirmedPage() {
  const email = useSession(({ session }) => (session.is === 'unconfirmed' ? session.email : ''));
  const [status, setStatus] = useState<MailStatus>('nothing');
  const { progress, run } = useProgress();
  const { left, begin } = useCooldown(cooldownMs);
  useEffect(() => {
    document.title = t('common.pageTitle', { page: t('auth.unconfirmed.title') });
  }, []);
  useRecheckOnReturn();

  const navigate = useNavigate();
  // This screen stands before every address: the one of an invitation is where the mail leads back to.
  const invite = useMatch('/invite/:token')?.params.token ?? null;
  const switchAccount = () =>
    run(async () => {
      await signOutUnconfirmed();
      navigate('/auth', { replace: true });
    });
  const confirm = () =>
    run(async () => {
      if (!invite) continueAs(email);
      setStatus((await recheck()) ? 'nothing' : 'not yet');
    });
  const again = () =>
    run(async () => {
      await sendConfirmation(invite);
      begin();
      setStatus('sent');
    });
  return (
    <Frame>
      <h1>{t('auth.unconfirmed.title')}</h1>
      <p className={styles.soft}>{t('auth.unconfirmed.hint', { email })}</p>
      {progress.is === 'refused' && <Notice kind="bad">{progress.why}</Notice>}
      {progress.is === 'idle' && status === 'sent' && (
        <Notice kind="good">{t('auth.unconfirmed.sent')}</Notice>
      )}
      {progress.is === 'idle' && status === 'not yet' && (
        <Notice kind="info">{t('auth.unconfirmed.notYet')}</Notice>
      )}
      <div className={styles.actions}>
        <button type="button" className={styles.primary} onClick={confirm}>
          {t(progress.is === 'busy' ? 'auth.working' : 'auth.unconfirmed.confirmed')}
        </button>
        <button type="button" className={styles.secondary} onClick={again} disabled={left > 0}>
          {left > 0 ? t('auth.unconfirmed.againIn', { count: left }) : t('auth.unconfirmed.again')}
        </button>
        <button type="button" className={styles.textual} onClick={switchAccount}>
          {t('auth.unconfirmed.other')}
        </button>
      </div>
    </Frame>
  );
}

/** Coming back from the mail is reason enough to look; a failure says nothing, because nobody asked. */
function useRecheckOnReturn(): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') recheck().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
}
