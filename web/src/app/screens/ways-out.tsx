import { t } from '../../shared/text/index.ts';
import { Action } from '../errors/error-screens.tsx';
import { useLater } from '../use-later.ts';

const loadLeftBehind = () => import('./other-members-changes.tsx');

const signOut = () =>
  import('../../shared/session/sign-out.ts').then(
    ({ leave }) => leave(),
    // Without the means to sign out, the page at least starts anew.
    () => location.reload(),
  );

/** What somebody can still do here: see to their unsent changes, and leave. */
export function Ways() {
  const LeftBehind = useLater(loadLeftBehind, 0);
  return (
    <>
      {LeftBehind && <LeftBehind />}
      <Action onClick={signOut}>{t('nav.signOut')}</Action>
    </>
  );
}
