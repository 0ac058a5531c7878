import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { continueAs } from '../../shared/session/continue-account.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { Frame } from '../../shared/ui/auth/auth-frame.tsx';
import { refusal } from '../../shared/ui/auth/use-progress.ts';
import { accountOf, applyOnce, refreshSession } from './apply-link.ts';
import { authPath, continuePath } from './auth-paths.ts';
import { type Done, donePath, linkActionIn } from './link-action.ts';
import { Answer, Refused, Working } from './link-outcome.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Where the links in our mails lead. */
const ActionPage = () => (
  <Frame>
    <LinkAction />
  </Frame>
);
export default ActionPage;

function LinkAction() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const action = linkActionIn(params);
  const continueUrl = params.get('continueUrl');
  const signIn = continuePath(continueUrl, location.origin);
  const finish = (outcome: Done) => {
    navigate(donePath(outcome, continueUrl), { replace: true });
    void refreshSession();
  };
  const goOn = () => {
    const { session } = useSession.getState();
    if ('email' in session && signIn === authPath('signin', null)) continueAs(session.email);
  };
  switch (action.is) {
    case 'apply':
      return (
        <Apply
          key={action.code}
          code={action.code}
          moves={action.ending === 'moved'}
          signIn={signIn}
          onDone={() => finish(action.ending)}
        />
      );
    case 'choose password':
      return <Choose key={action.code} code={action.code} onDone={() => finish('changed')} />;
    case 'done':
      return <Answer outcome={action.outcome} to={signIn} onGo={goOn} />;
    case 'incomplete':
      return <Answer outcome="incomplete" to={signIn} onGo={goOn} />;
  }
}

type ApplyProps = { code: string; moves: boolean; signIn: string; onDone: () => void };

function Apply({ code, moves, signIn, onDone }: ApplyProps) {
  const [why, setWhy] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is applied once, whatever is drawn meanwhile.
  useEffect(() => {
    applyOnce(code).then(onDone, (error: unknown) => setWhy(refusal(error)));
  }, [code]);
  if (why === null) return <Working />;
  const hint = t(moves ? 'auth.action.refusedMove' : 'auth.action.refusedVerify');
  return <Refused why={why} hint={hint} to={signIn} action={t('auth.doSignIn')} />;
}

type Account = { is: 'working' } | { is: 'known'; email: string } | { is: 'refused'; why: string };

function Choose({ code, onDone }: { code: string; onDone: () => void }) {
  const [account, setAccount] = useState<Account>({ is: 'working' });
  useEffect(() => {
    accountOf(code).then(
      (email) => setAccount({ is: 'known', email }),
      (error: unknown) => setAccount({ is: 'refused', why: refusal(error) }),
    );
  }, [code]);
  if (account.is === 'working') return <Working />;
  if (account.is === 'known') return <NewPasswordForm code={code} email={account.email} onChanged={onDone} />;
  const again = authPath('reset', null);
  return (
    <Refused
      why={account.why}
      hint={t('auth.action.refusedReset')}
      to={again}
      action={t('auth.action.askAgain')}
    />
  );
}
