import { onIdTokenChanged, signOut } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { memberDetailsCall } from '#shared/api/member-details-api.ts';
import '../../shared/text/legal-pages/en.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { auth } from '../../shared/data/auth.ts';
import { codeOf } from '../../shared/data/error-messages.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showMoment } from '../../shared/ui/format.ts';
import styles from './auth-test.module.css';

type Token = { claims: Record<string, unknown>; signedInAt: string; expiresAt: string };
type Check = { is: 'none' } | { is: 'running' } | { is: 'done'; code: string; ms: number };

/** The ID token of this session, again each time Auth replaces it. */
function useToken(): Token | null {
  const [token, setToken] = useState<Token | null>(null);
  useEffect(
    () =>
      onIdTokenChanged(auth, (user) => {
        if (!user) return setToken(null);
        user.getIdTokenResult().then(
          ({ claims, authTime, expirationTime }) =>
            setToken({ claims, signedInAt: authTime, expiresAt: expirationTime }),
          () => setToken(null),
        );
      }),
    [],
  );
  return token;
}

const shownTime = (iso: string) => showMoment(new Date(iso).getTime());

/** Shows what the session and its token hold, and what the server says to them. Local builds only. */
export default function AuthTest() {
  const session = useSession((state) => state.session);
  const token = useToken();
  const [check, setCheck] = useState<Check>({ is: 'none' });
  const member = 'member' in session ? session.member : null;

  const run = async () => {
    setCheck({ is: 'running' });
    const since = performance.now();
    const code = await callEndpoint(memberDetailsCall, {}).then(
      () => 'ok',
      (error: unknown) => codeOf(error) || 'unknown',
    );
    setCheck({ is: 'done', code, ms: Math.round(performance.now() - since) });
  };
  const facts: [label: string, value: string][] = [
    [t('authTest.session'), session.is],
    [t('authTest.email'), auth.currentUser?.email ?? '–'],
    [t('authTest.role'), member?.role ?? '–'],
    [t('authTest.organization'), member?.organization ?? '–'],
    [t('authTest.signedIn'), token ? shownTime(token.signedInAt) : '–'],
    [t('authTest.expires'), token ? shownTime(token.expiresAt) : '–'],
  ];
  return (
    <main className={styles.page}>
      <header>
        <h1>{t('authTest.title')}</h1>
        <p>{t('authTest.hint')}</p>
      </header>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {token ? (
          <>
            <button type="button" onClick={() => void auth.currentUser?.getIdToken(true)}>
              {t('authTest.refresh')}
            </button>
            <button type="button" onClick={() => void signOut(auth)}>
              {t('nav.signOut')}
            </button>
          </>
        ) : (
          <Link to="/auth">{t('authTest.signIn')}</Link>
        )}
        <button type="button" disabled={check.is === 'running'} onClick={() => void run()}>
          {t('authTest.check')}
        </button>
      </div>
      <p role="status">
        {check.is === 'running' && t('authTest.checking')}
        {check.is === 'done' && t('authTest.answer', { code: check.code, ms: check.ms })}
      </p>
      {token && (
        <section>
          <h2>{t('authTest.claims')}</h2>
          {/* Scrolls sideways on a phone, so a keyboard must be able to reach it. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs the focus. */}
          <pre tabIndex={0}>{JSON.stringify(token.claims, null, 2)}</pre>
        </section>
      )}
    </main>
  );
}
