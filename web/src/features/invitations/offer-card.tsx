import { Link } from 'react-router-dom';
import { continueAs } from '../../shared/session/continue-account.ts';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/auth/auth.module.css';
import { Notice } from '../../shared/ui/auth/notice.tsx';
import { useProgress } from '../../shared/ui/auth/use-progress.ts';
import { showMomentDay } from '../../shared/ui/format.ts';
import own from './invitation.module.css';
import { choiceOf, type Offer } from './offer-choice.ts';
import { SignOut } from './sign-out-button.tsx';
import { join } from './use-invitation-offer.ts';

type Props = {
  token: string;
  offer: Offer;
  email: string | null;
  nowhere: boolean;
  problem: string | null;
  outdated: (why: string) => void;
};

/**
 * Who invites to what, what that changes, and one button that says so. `problem`: why an earlier look at it did not hold;
 * `outdated` is called where this one does not either.
 */
export function OfferCard({ token, offer, email, nowhere, problem, outdated }: Props) {
  const { progress, run } = useProgress();
  const { consequence, next } = choiceOf(offer);
  const busy = progress.is === 'busy';
  return (
    <>
      <h1>{t('invitation.heading', { organization: offer.organizationName })}</h1>
      {email && <p className={styles.soft}>{t('invitation.signedInAs', { email })}</p>}
      <dl className={own.facts}>
        <dt>{t('invitation.by')}</dt>
        <dd>{offer.invitedBy}</dd>
        <dt>{t('invitation.role')}</dt>
        <dd>{t(`invitation.roles.${offer.role}`)}</dd>
        <dt>{t('invitation.until')}</dt>
        <dd>{showMomentDay(offer.expiresAt)}</dd>
      </dl>
      {consequence && <Notice kind="info">{consequence}</Notice>}
      {progress.is === 'idle' && problem !== null && <Notice kind="bad">{problem}</Notice>}
      {progress.is === 'refused' && <Notice kind="bad">{progress.why}</Notice>}
      <div className={styles.actions}>
        {next.is === 'join' ? (
          <button
            type="button"
            className={`${styles.primary} ${own.wide}`}
            aria-disabled={busy || undefined}
            onClick={() => run(() => join(token, next.leave, outdated))}
          >
            {busy ? t('auth.working') : next.label}
          </button>
        ) : (
          <Link className={styles.primary} to={next.to}>
            {next.label}
          </Link>
        )}
        <Link className={styles.secondary} to="/" onClick={() => nowhere && continueAs(email)}>
          {t(nowhere ? 'invitation.ownInstead' : 'invitation.notNow')}
        </Link>
        {next.is === 'settle' && <SignOut className={styles.textual} />}
      </div>
    </>
  );
}
