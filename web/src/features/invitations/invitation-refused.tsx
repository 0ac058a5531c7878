import { Link } from 'react-router-dom';
import { continueAs } from '../../shared/session/continue-account.ts';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/auth/auth.module.css';
import { Notice } from '../../shared/ui/auth/notice.tsx';
import { SignOut } from './sign-out-button.tsx';

type Props = { code: string; why: string; email: string | null; nowhere: boolean; again: () => void };

/** Signing in with another address helps. */
const byAnother = new Set(['permission-denied', 'session-ended', 'unauthenticated']);
/** Nothing that is done here helps. */
const settled = new Set(['not-found', 'already-exists', 'invalid-argument', 'second-factor-setup-required']);

/** Why the invitation does not open, and the way on. */
export function Refused({ code, why, email, nowhere, again }: Props) {
  const inside = code === 'already-exists';
  return (
    <>
      <h1>{t(inside ? 'invitation.insideTitle' : 'invitation.refusedTitle')}</h1>
      {email && <p className={styles.soft}>{t('invitation.signedInAs', { email })}</p>}
      <Notice kind={inside ? 'info' : 'bad'}>
        {code === 'invalid-argument' ? t('invitation.incomplete') : why}
      </Notice>
      <div className={styles.actions}>
        {byAnother.has(code) && <SignOut className={styles.primary} />}
        {!byAnother.has(code) && !settled.has(code) && (
          <button type="button" className={styles.primary} onClick={again}>
            {t('errors.tryAgain')}
          </button>
        )}
        <Link
          className={settled.has(code) ? styles.primary : styles.secondary}
          to="/"
          onClick={() => nowhere && continueAs(email)}
        >
          {t(nowhere ? 'invitation.own' : 'invitation.onwards')}
        </Link>
      </div>
    </>
  );
}
