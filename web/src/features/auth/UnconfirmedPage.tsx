import { useEffect, useState } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { useSession } from '../../shared/session/member.ts';
import { goOnAs } from '../../shared/session/own-step.ts';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/entrance/auth.module.css';
import { Frame } from '../../shared/ui/entrance/Frame.tsx';
import { Notice } from '../../shared/ui/entrance/Notice.tsx';
import { useProgress } from '../../shared/ui/entrance/progress.ts';
import { leave, recheck, sendConfirmation } from './accounts.ts';
import { useCooldown } from './cooldown.ts';

/** Milliseconds between two mails: longer than a mail usually takes. */
const cooldownMs = 60_000;

type Said = 'nothing' | 'sent' | 'not yet';

/** The address is not confirmed: nothing of the app is reachable, and everything needed to go on is here. */
export default function UnconfirmedPage() {
  const email = useSession(({ session }) => (session.is === 'unconfirmed' ? session.email : ''));
  const [said, setSaid] = useState<Said>('nothing');
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
      await leave();
      navigate('/auth', { replace: true });
    });
  const confirm = () =>
    run(async () => {
      if (!invite) goOnAs(email);
      setSaid((await recheck()) ? 'nothing' : 'not yet');
    });
  const again = () =>
    run(async () => {
      await sendConfirmation(invite);
      begin();
      setSaid('sent');
    });
  return (
    <Frame>
      <h1>{t('auth.unconfirmed.title')}</h1>
      <p className={styles.soft}>{t('auth.unconfirmed.hint', { email })}</p>
      {progress.is === 'refused' && <Notice kind="bad">{progress.why}</Notice>}
      {progress.is === 'idle' && said === 'sent' && <Notice kind="good">{t('auth.unconfirmed.sent')}</Notice>}
      {progress.is === 'idle' && said === 'not yet' && (
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
    const look = () => {
      if (document.visibilityState === 'visible') recheck().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
