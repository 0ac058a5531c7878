import { Link } from 'react-router-dom';
import { goOnAs } from '../../shared/session/own-step.ts';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/entrance/auth.module.css';
import { Notice } from '../../shared/ui/entrance/Notice.tsx';
import { useProgress } from '../../shared/ui/entrance/progress.ts';
import { showMomentDay } from '../../shared/ui/format.ts';
import { choiceOf, type Offer } from './choice.ts';
import own from './invitation.module.css';
import { SignOut } from './SignOut.tsx';
import { join } from './use-offer.ts';

type Props = {
  token: string;
  offer: Offer;
  email: string | null;
  nowhere: boolean;
  said: string | null;
  outdated: (why: string) => void;
};

/**
 * Who invites to what, what that changes, and one button that says so. `said`: why an earlier look at it did not hold;
 * `outdated` is called where this one does not either.
 */
export function OfferCard({ token, offer, email, nowhere, said, outdated }: Props) {
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
      {progress.is === 'idle' && said !== null && <Notice kind="bad">{said}</Notice>}
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
        <Link className={styles.secondary} to="/" onClick={() => nowhere && goOnAs(email)}>
          {t(nowhere ? 'invitation.ownInstead' : 'invitation.notNow')}
        </Link>
        {next.is === 'settle' && <SignOut className={styles.textual} />}
      </div>
    </>
  );
}
