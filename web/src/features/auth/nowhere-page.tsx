import '../../shared/text/auth-steps/en.ts';
import { useEffect } from 'react';
import { continueAs } from '../../shared/session/continue-account.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { listCampaigns } from '../../shared/session/switch-campaign.ts';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/auth/auth.module.css';
import { Frame } from '../../shared/ui/auth/auth-frame.tsx';
import { Notice } from '../../shared/ui/auth/notice.tsx';
import { useProgress } from '../../shared/ui/auth/use-progress.ts';
import { signOutUnconfirmed } from './sign-in-actions.ts';

function goOn({ email, found }: { email: string; found: () => void }): void {
  continueAs(email);
  found();
}

/**
 * A session that began in another tab, of an account that belongs nowhere: it may be on its way to an invitation there.
 * What becomes of it there is seen here too. Whoever has lost the active campaign alone goes on in another of theirs.
 */
export default function NowherePage() {
  const session = useSession((state) => state.session);
  const { progress, run } = useProgress();
  useEffect(() => {
    const left = new AbortController();
    listCampaigns(left.signal).then(
      (campaigns) => {
        const { session } = useSession.getState();
        if (campaigns.length > 0 && session.is === 'unaffiliated') goOn(session);
      },
      // Without an answer, the screen says what is known.
      () => undefined,
    );
    return () => left.abort();
  }, []);
  useEffect(() => {
    document.title = t('common.pageTitle', { page: t('invitation.nowhere.title') });
  }, []);
  if (session.is !== 'unaffiliated') return null;
  const { email } = session;
  const start = () =>
    run(async () => {
      goOn(session);
      // Until the server has answered, which changes the session and with it the screen.
      await new Promise<never>(() => {});
    });
  return (
    <Frame>
      <h1>{t('invitation.nowhere.title')}</h1>
      <p className={styles.soft}>{t('invitation.signedInAs', { email })}</p>
      <Notice kind="info">{t('invitation.nowhere.hint')}</Notice>
      <div className={styles.actions}>
        <button type="button" className={styles.primary} onClick={start}>
          {t(progress.is === 'busy' ? 'auth.working' : 'invitation.own')}
        </button>
        <button type="button" className={styles.secondary} onClick={() => void signOutUnconfirmed()}>
          {t('invitation.signOut')}
        </button>
      </div>
    </Frame>
  );
}
