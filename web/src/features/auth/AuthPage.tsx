import { lazy, useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useFarewell } from '../../shared/session/farewell.ts';
import { useSession } from '../../shared/session/member.ts';
import { forgetRequestedPage, requestedPage } from '../../shared/session/requested-page.ts';
import { useTicket } from '../../shared/session/ticket.ts';
import { spoken } from '../../shared/text/bundle.ts';
import { t } from '../../shared/text/index.ts';
import { Frame } from '../../shared/ui/entrance/Frame.tsx';
import { Notice } from '../../shared/ui/entrance/Notice.tsx';
import { afterSignIn, authPath, modeOf } from './addresses.ts';
import type { Kept } from './EmailField.tsx';
import { ResetForm } from './ResetForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const headings = { signin: 'auth.signIn', signup: 'auth.signUp', reset: 'auth.reset.title' } as const;
const visiting = new Set(['loading', 'signed out', 'failed']);
const SecondFactor = lazy(() => import('./SecondFactorPage.tsx').then(spoken));

/** Sign-in, sign-up and the request for a new password: one screen, whose mode is in its address. */
export default function AuthPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession(({ session }) => session.is);
  const pending = useTicket((state) => state.pending !== null);
  const said = useFarewell((state) => state.said);
  const [kept] = useState<Kept>({ email: '' });
  const [created, setCreated] = useState<{ mailed: boolean } | null>(null);
  const [requested] = useState(requestedPage);
  const isIn = !visiting.has(session);
  useEffect(() => {
    if (isIn) forgetRequestedPage();
  }, [isIn]);
  const mode = modeOf(params);
  const invite = params.get('invite');
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(mode);
  useEffect(() => {
    document.title = t('common.pageTitle', { page: t(headings[mode]) });
    // The link that led here is gone, and the focus with it.
    if (told.current !== mode) heading.current?.focus();
    told.current = mode;
  }, [mode]);

  if (isIn) return <Navigate to={afterSignIn(invite, requested)} replace />;
  if (pending) return <SecondFactor />;

  const onCreated = (email: string, mailed: boolean) => {
    kept.email = email;
    setCreated({ mailed });
    navigate(authPath('signin', invite), { replace: true });
  };
  return (
    <Frame>
      {!navigator.onLine && <Notice kind="info">{t('auth.offline')}</Notice>}
      {mode === 'signin' && created && (
        <Notice kind={created.mailed ? 'good' : 'info'}>
          {t(created.mailed ? 'auth.created' : 'auth.createdUnmailed')}
        </Notice>
      )}
      {said !== null && mode === 'signin' && <Notice kind="info">{said}</Notice>}
      {invite && !created && <Notice kind="info">{t('auth.invited')}</Notice>}
      <h1 ref={heading} tabIndex={-1}>
        {t(headings[mode])}
      </h1>
      {mode === 'signin' && <SignInForm invite={invite} kept={kept} />}
      {mode === 'signup' && <SignUpForm invite={invite} kept={kept} onCreated={onCreated} />}
      {mode === 'reset' && <ResetForm invite={invite} kept={kept} />}
    </Frame>
  );
}
