import { lazy, useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { forgetRequestedPage, requestedPage } from '../../shared/session/requested-page.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useSignOutNotice } from '../../shared/session/sign-out-notice.ts';
import { useTicket } from '../../shared/session/ticket.ts';
import { t } from '../../shared/text/index.ts';
import { withTexts } from '../../shared/text/registry.ts';
import { Frame } from '../../shared/ui/auth/auth-frame.tsx';
import { Notice } from '../../shared/ui/auth/notice.tsx';
import { afterSignIn, authPath, modeOf } from './auth-paths.ts';
import type { EnteredValues } from './email-field.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const headings = { signin: 'auth.signIn', signup: 'auth.signUp', reset: 'auth.reset.title' } as const;
const visiting = new Set(['loading', 'signed out', 'failed']);
const SecondFactor = lazy(() => import('./second-factor-page.tsx').then(withTexts));

/** Sign-in, sign-up and the request for a new password: one screen, whose mode is in its address. */
export default function AuthPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession(({ session }) => session.is);
  const pending = useTicket((state) => state.pending !== null);
  const notice = useSignOutNotice((state) => state.message);
  const [entered] = useState<EnteredValues>({ email: '' });
  const [created, setCreated] = useState<{ mailed: boolean } | null>(null);
  const [requested] = useState(requestedPage);
  const isIn = !visiting.has(session);
  useEffect(() => {
    if (isIn) forgetRequestedPage();
  }, [isIn]);
  const mode = modeOf(params);
  const invite = params.get('invite');
  const heading = useRef<HTMLHeadingElement>(null);
  const shownMode = useRef(mode);
  useEffect(() => {
    document.title = t('common.pageTitle', { page: t(headings[mode]) });
    // The link that led here is gone, and the focus with it.
    if (shownMode.current !== mode) heading.current?.focus();
    shownMode.current = mode;
  }, [mode]);

  if (isIn) return <Navigate to={afterSignIn(invite, requested)} replace />;
  if (pending) return <SecondFactor />;

  const onCreated = (email: string, mailed: boolean) => {
    entered.email = email;
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
      {notice !== null && mode === 'signin' && <Notice kind="info">{notice}</Notice>}
      {invite && !created && <Notice kind="info">{t('auth.invited')}</Notice>}
      <h1 ref={heading} tabIndex={-1}>
        {t(headings[mode])}
      </h1>
      {mode === 'signin' && <SignInForm invite={invite} entered={entered} />}
      {mode === 'signup' && <SignUpForm invite={invite} entered={entered} onCreated={onCreated} />}
      {mode === 'reset' && <ResetForm invite={invite} entered={entered} />}
    </Frame>
  );
}
