import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { afterSignIn, authPath, modeOf } from './addresses.ts';
import { ResetForm } from './ResetForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { Frame } from './ui/Frame.tsx';
import { Notice } from './ui/Notice.tsx';

const headings = { signin: 'auth.signIn', signup: 'auth.signUp', reset: 'auth.reset.title' } as const;
const signedIn = new Set(['unconfirmed', 'onboarding', 'ready']);

/** Sign-in, sign-up and the request for a new password: one screen, whose mode is in its address. */
export default function AuthPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession(({ session }) => session.is);
  const [created, setCreated] = useState<{ email: string; mailed: boolean } | null>(null);
  const mode = modeOf(params);
  const invite = params.get('invite');
  useEffect(() => {
    document.title = t('common.pageTitle', { page: t(headings[mode]) });
  }, [mode]);

  if (signedIn.has(session)) return <Navigate to={afterSignIn(invite)} replace />;

  const onCreated = (email: string, mailed: boolean) => {
    setCreated({ email, mailed });
    navigate(authPath('signin', invite), { replace: true });
  };
  return (
    <Frame>
      {mode === 'signin' && created && (
        <Notice kind={created.mailed ? 'good' : 'info'}>
          {t(created.mailed ? 'auth.created' : 'auth.createdUnmailed')}
        </Notice>
      )}
      {invite && !created && <Notice kind="info">{t('auth.invited')}</Notice>}
      <h1>{t(headings[mode])}</h1>
      {mode === 'signin' && <SignInForm invite={invite} email={created?.email ?? ''} />}
      {mode === 'signup' && <SignUpForm invite={invite} onCreated={onCreated} />}
      {mode === 'reset' && <ResetForm invite={invite} />}
    </Frame>
  );
}
