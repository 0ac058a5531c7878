import { useDeferredValue, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { linkedPage } from '#shared/domain/campaign-link.ts';
import { loadEnrolment } from '../features/account/index.ts';
import { loadNowhere, loadSecondFactor, loadUnconfirmed } from '../features/auth/index.ts';
import { loadOnboarding } from '../features/onboarding/index.ts';
import { publicRoutes } from '../features/public/index.ts';
import { isContinuingAs } from '../shared/session/continue-account.ts';
import { storeRequestedPage } from '../shared/session/requested-page.ts';
import { useSession } from '../shared/session/session-store.ts';
import { featureAt } from './features.ts';
import { Indoors } from './member-frame.tsx';
import { Screen } from './screen.tsx';
import { Pulse } from './screens/loading-screen.tsx';
import { Removed, SessionTrouble } from './screens/session-error.tsx';
import { drawn } from './session/drawn-session.ts';
import { recall } from './session/sign-in-hint.ts';
import { startIfKnown } from './session/start-session.ts';
import { prefetchFor } from './start-prefetch.ts';
import { useLater } from './use-later.ts';

const loadLinkedCampaign = () => import('./screens/linked-campaign.tsx');

/** A mail's link about another campaign. Without a network its screen comes once there is one. */
function OtherCampaign() {
  const LinkedCampaign = useLater(loadLinkedCampaign, 0);
  return LinkedCampaign ? <LinkedCampaign /> : <Pulse />;
}

const Landing = () =>
  publicRoutes.filter(({ path }) => path === '*').map((screen) => <Screen key={screen.path} {...screen} />);

/** Nobody belongs nowhere here: an account without an organization gets one of its own, once its person goes on with it. */
function Founding({ found }: { found: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival; asking twice founds one.
  useEffect(found, []);
  return <Pulse />;
}

/** Whether an address is nobody's who is not signed in: they are asked to. */
const isInside = (pathname: string): boolean =>
  pathname !== '/' && (featureAt(pathname) ?? linkedPage(pathname)) != null;

/** The page that a visitor asked for opens after signing in; the page that a member signed out on does not. */
function ToSignIn({ signedOut }: { signedOut: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!signedOut) storeRequestedPage(pathname + search);
  }, [signedOut, pathname, search]);
  return <Navigate to="/auth" replace />;
}

/** Every path that no public screen has: what the session lets a person see there. */
export function Gate() {
  const now = useSession((state) => state.session);
  const unheard = useSession((state) => state.unheard);
  const settled = useDeferredValue(now);
  const [wasIn, setIn] = useState(false);
  if (unheard && !wasIn) setIn(true);
  const session = drawn(now, { settled, unheard, wasIn });
  const [wasMember, setWasMember] = useState(false);
  if ('member' in session && !wasMember) setWasMember(true);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page opens with is fetched ahead.
  useEffect(() => {
    startIfKnown(isInside(pathname));
    if (recall()) prefetchFor(pathname);
  }, []);

  switch (session.is) {
    case 'loading':
      return <Pulse />;
    case 'signed out':
      if (isInside(pathname)) return <ToSignIn signedOut={wasMember} />;
      return <Landing />;
    case 'failed':
      return <SessionTrouble why={session.why} retry={session.retry} />;
    case 'removed':
      return <Removed isLive={session.isLive} />;
    case 'unconfirmed':
      return <Screen title="auth.title" load={loadUnconfirmed} />;
    case 'second factor':
      return <Screen title="auth.title" load={loadSecondFactor} />;
    case 'unaffiliated':
      return isContinuingAs(session.email) ? (
        <Founding found={session.found} />
      ) : (
        <Screen title="auth.title" load={loadNowhere} />
      );
    case 'enrolment':
      return (
        <Indoors place={session.is}>
          <Screen title="security.enrolment.title" load={loadEnrolment} />
        </Indoors>
      );
    case 'onboarding':
      return (
        <Indoors place={session.is}>
          <Screen title="onboarding.title" load={loadOnboarding} />
        </Indoors>
      );
    case 'ready': {
      const link = linkedPage(pathname);
      if (link?.organization === session.member.organization)
        return <Navigate to={link.page + search} replace />;
      if (link)
        return (
          <Indoors place={pathname}>
            <OtherCampaign />
          </Indoors>
        );
      return <Indoors place={pathname} />;
    }
  }
}
