import '../../shared/text/auth-steps/en.ts';
import { useEffect } from 'react';
import { continueAs } from '../../shared/session/continue-account.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/auth/auth.module.css';
import { Frame } from '../../shared/ui/auth/auth-frame.tsx';
import { Notice } from '../../shared/ui/auth/notice.tsx';
import { useProgress } from '../../shared/ui/auth/use-progress.ts';
import { signOutUnconfirmed } from './sign-in-actions.ts';

/**
 * A session that began in another tab, of an account that belongs nowhere: it may be on its way to an invitation there.
 * What becomes of it there is seen here too.
 */
export default function NowherePage() {
  const session = useSession((state) => state.session);
  const { progress, run } = useProgress();
  useEffect(() => {
    document.title = t('common.pageTitle', { page: t('invitation.nowhere.title') });
  }, []);
  if (session.is !== 'unaffiliated') return null;
  const { email, found } = session;
  const start = () =>
    run(async () => {
      continueAs(email);
      found();
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
