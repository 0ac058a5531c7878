import { Link } from 'react-router-dom';
import { continueAs } from '../../shared/session/continue-account.ts';
import { showPositions } from '../../shared/show-positions.ts';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/auth/auth.module.css';
import { Notice } from '../../shared/ui/auth/notice.tsx';
import { useProgress } from '../../shared/ui/auth/use-progress.ts';
import { showMomentDay } from '../../shared/ui/format.ts';
import own from './invitation.module.css';
import { consequenceOf, type Offer } from './offer-choice.ts';
import { join } from './use-invitation-offer.ts';

type Props = {
  token: string;
  offer: Offer;
  email: string | null;
  nowhere: boolean;
};

/** Who invites to what, what that changes, and one button. */
export function OfferCard({ token, offer, email, nowhere }: Props) {
  const { progress, run } = useProgress();
  const consequence = consequenceOf(offer);
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
        {offer.positions.length > 0 && (
          <>
            <dt>{t('invitation.positions')}</dt>
            <dd>{showPositions(offer.positions)}</dd>
          </>
        )}
        <dt>{t('invitation.until')}</dt>
        <dd>{showMomentDay(offer.expiresAt)}</dd>
      </dl>
      {consequence && <Notice kind="info">{consequence}</Notice>}
      {progress.is === 'refused' && <Notice kind="bad">{progress.why}</Notice>}
      <div className={styles.actions}>
        <button
          type="button"
          className={`${styles.primary} ${own.wide}`}
          aria-disabled={busy || undefined}
          onClick={() => run(() => join(token))}
        >
          {busy ? t('auth.working') : t('invitation.join', { organization: offer.organizationName })}
        </button>
        <Link className={styles.secondary} to="/" onClick={() => nowhere && continueAs(email)}>
          {t(nowhere ? 'invitation.ownInstead' : 'invitation.notNow')}
        </Link>
      </div>
    </>
  );
}
