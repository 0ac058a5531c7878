import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { Enrolment } from './enrolment.tsx';
import { useFreshCodes } from './fresh-codes.ts';

/** Turning the second factor on, over the account screen. */
export default function EnrolmentDialog({ close }: { close: () => void }) {
  const { email } = useMember();
  const { codes, show, putAway } = useFreshCodes();
  const done = () => {
    putAway();
    close();
    toast('success', t('security.twoFactor.turnedOn'));
  };
  if (codes) return <CodesDialog codes={codes} email={email} done={done} />;
  return (
    <Dialog title={t('security.enrolment.title')} close={close}>
      <Enrolment email={email} enabled={show} cancel={close} />
    </Dialog>
  );
}
