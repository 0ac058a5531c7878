import { t } from '../../shared/text/index.ts';
import { Action, Trouble } from '../errors/error-screens.tsx';
import { useLater } from '../use-later.ts';

const loadLeftBehind = () => import('./other-members-changes.tsx');

const signOut = () =>
  import('../../shared/session/sign-out.ts').then(
    ({ leave }) => leave(),
    // Without the means to sign out, the page at least starts anew.
    () => location.reload(),
  );

/** What somebody can still do here: see to their unsent changes, and leave. */
function Ways() {
  const LeftBehind = useLater(loadLeftBehind, 0);
  return (
    <>
      {LeftBehind && <LeftBehind />}
      <Action onClick={signOut}>{t('nav.signOut')}</Action>
    </>
  );
}

/** Signed in, but the campaign could not be opened: no connection, or a session that the server has ended. */
export const SessionTrouble = ({ why, retry }: { why: string; retry: () => void }) => (
  <Trouble whole title={t('errors.session')} hint={why}>
    <Action first onClick={retry}>
      {t('errors.tryAgain')}
    </Action>
    <Ways />
  </Trouble>
);

/** Trying again would found an organization of their own, which nobody here asked for. */
export const Removed = () => (
  <Trouble whole title={t('errors.removed')} hint={t('errors.removedHint')}>
    <Ways />
  </Trouble>
);
