import '../../shared/text/auth-steps/en.ts';
import { Navigate, useParams } from 'react-router-dom';
import { type Session, useSession } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/auth/auth.module.css';
import { Frame } from '../../shared/ui/auth/auth-frame.tsx';
import { Refused } from './invitation-refused.tsx';
import { OfferCard } from './offer-card.tsx';
import { useOffer } from './use-invitation-offer.ts';

/** Where the link of an invitation leads. The gate stands before it while a session is not complete. */
export default function InvitationPage() {
  const { token = '' } = useParams();
  const session = useSession((state) => state.session);
  if (session.is === 'signed out') {
    return <Navigate to={`/auth?${new URLSearchParams({ invite: token })}`} replace />;
  }
  return (
    <Frame>
      <Invitation token={token} email={emailOf(session)} nowhere={session.is === 'unaffiliated'} />
    </Frame>
  );
}

function emailOf(session: Session): string | null {
  if (session.is === 'unaffiliated') return session.email;
  return session.is === 'ready' || session.is === 'onboarding' ? session.member.email : null;
}

type Props = { token: string; email: string | null; nowhere: boolean };

function Invitation({ token, email, nowhere }: Props) {
  const { looking, again } = useOffer(token);
  switch (looking.is) {
    case 'looking':
      return (
        <p className={styles.soft} role="status">
          {t('invitation.opening')}
        </p>
      );
    case 'refused':
      return <Refused code={looking.code} why={looking.why} email={email} nowhere={nowhere} again={again} />;
    case 'offer':
      return <OfferCard {...{ token, email, nowhere }} offer={looking.offer} />;
  }
}
