import { t } from '../../shared/text/index.ts';

// Loaded when it is used: with it comes the journal, which keeps what waits on this device for the next sign-in.
const signOut = () =>
  import('../../shared/session/sign-out.ts').then(
    ({ leave }) => leave(),
    // Without the means to sign out, the page at least starts anew.
    () => location.reload(),
  );

/** Ends this session; the invitation stays in the address and leads to the sign-in screen. */
export const SignOut = ({ className }: { className: string | undefined }) => (
  <button type="button" className={className} onClick={() => void signOut()}>
    {t('invitation.signOut')}
  </button>
);
