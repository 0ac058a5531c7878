import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../shared/session/member.ts';
import { goOnAs } from '../../shared/session/own-step.ts';
import { t } from '../../shared/text/index.ts';
import { Frame } from '../../shared/ui/entrance/Frame.tsx';
import { refusal } from '../../shared/ui/entrance/progress.ts';
import { Answer, Refused, Working } from './Answers.tsx';
import { accountOf, applyOnce, refreshSession } from './action.ts';
import { authPath, continuePath } from './addresses.ts';
import { askedBy, type Done, donePath } from './asked.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Where the links in our mails lead. */
const ActionPage = () => (
  <Frame>
    <Asked />
  </Frame>
);
export default ActionPage;

function Asked() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = askedBy(params);
  const continueUrl = params.get('continueUrl');
  const signIn = continuePath(continueUrl, location.origin);
  const finish = (what: Done) => {
    navigate(donePath(what, continueUrl), { replace: true });
    void refreshSession();
  };
  const goOn = () => {
    const { session } = useSession.getState();
    if ('email' in session && signIn === authPath('signin', null)) goOnAs(session.email);
  };
  switch (asked.is) {
    case 'apply':
      return (
        <Apply
          key={asked.code}
          code={asked.code}
          moves={asked.ending === 'moved'}
          signIn={signIn}
          onDone={() => finish(asked.ending)}
        />
      );
    case 'choose password':
      return <Choose key={asked.code} code={asked.code} onDone={() => finish('changed')} />;
    case 'done':
      return <Answer what={asked.what} to={signIn} onGo={goOn} />;
    case 'incomplete':
      return <Answer what="incomplete" to={signIn} onGo={goOn} />;
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
