import { Suspense, useEffect, useState } from 'react';
import { HashRouter, Route, Routes, useLocation } from 'react-router-dom';
import { authRoutes, authTestRoutes } from '../features/auth/index.ts';
import { invitationRoutes } from '../features/invitations/index.ts';
import { mailboxRoutes } from '../features/mailbox/index.ts';
import { publicRoutes } from '../features/public/index.ts';
import { demoBase, isDemo } from '../shared/demo/mode.ts';
import { isLocal } from '../shared/is-local.ts';
import { useSession } from '../shared/session/session-store.ts';
import '../shared/history-events.ts';
import { usePage } from '../shared/ui/lazy-page.tsx';
import { Screen } from './screen.tsx';
import { Pulse } from './screens/loading-screen.tsx';
import { fetchDemoCampaign } from './session/prefetch-demo.ts';
import { fetchMembership, startSession } from './session/start-session.ts';
import { Gate } from './session-gate.tsx';

type Props = Parameters<typeof Screen>[0];

/** Signing in, and the pages that links in mails open. They ask Auth who is there; everything else is their own. */
function AuthScreen(screen: Props) {
  const { pathname } = useLocation();
  const loading = useSession(({ session }) => session.is === 'loading');
  const [decided, setDecided] = useState(false);
  if (!loading && !decided) setDecided(true);
  // An invitation that is being accepted stays while the membership that it gives is loaded.
  const waits = pathname === '/auth' || (pathname.startsWith('/invite/') && !decided);
  useEffect(() => {
    startSession();
    // Firestore comes while the password is typed: a first visit does without it, and signing in does not wait.
    addEventListener('input', fetchMembership, { once: true });
    return () => removeEventListener('input', fetchMembership);
  }, []);
  if (loading && waits) return <Pulse />;
  return <Screen {...screen} />;
}

/** States of a session in which an invitation cannot be looked at yet: the gate leads on, and back here. */
const before = new Set(['unconfirmed', 'second factor', 'enrolment', 'failed']);

/** An invitation, whoever is there: signed out, without an organization, or a member of one. */
function InvitationScreen(screen: Props) {
  const session = useSession((state) => state.session.is);
  if (before.has(session)) return <Gate />;
  return <AuthScreen {...screen} />;
}

function loadDemo() {
  fetchDemoCampaign();
  return import('./demo.tsx');
}

function Demo() {
  const Page = usePage(loadDemo);
  return Page ? <Page /> : <Pulse />;
}

const signIn = [...authRoutes, ...(isLocal ? [...mailboxRoutes, ...authTestRoutes] : [])];
const open = publicRoutes.filter(({ path }) => path !== '*');

export const App = () => (
  <HashRouter basename={isDemo ? demoBase : '/'}>
    <Suspense fallback={<Pulse />}>
      {isDemo ? (
        <Demo />
      ) : (
        <Routes>
          {open.map((screen) => (
            <Route key={screen.path} path={screen.path} element={<Screen {...screen} />} />
          ))}
          {signIn.map((screen) => (
            <Route key={screen.path} path={screen.path} element={<AuthScreen {...screen} />} />
          ))}
          {invitationRoutes.map((screen) => (
            <Route key={screen.path} path={screen.path} element={<InvitationScreen {...screen} />} />
          ))}
          <Route path="*" element={<Gate />} />
        </Routes>
      )}
    </Suspense>
  </HashRouter>
);
