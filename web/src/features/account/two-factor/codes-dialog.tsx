import { t } from '../../../shared/text/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { BackupCodes, LeaveCodes } from './backup-codes.tsx';
import { useSaved } from './fresh-codes.ts';

type Props = { codes: readonly string[]; email: string; done: () => void };

/** Codes over the screen that asked for them. */
export function CodesDialog({ codes, email, done }: Props) {
  const { saved, setSaved, question, close } = useSaved(done);
  return (
    <Dialog title={t('security.codes.title')} close={close}>
      <BackupCodes codes={codes} email={email} saved={saved} setSaved={setSaved} done={done} />
      {question && <LeaveCodes question={question} />}
    </Dialog>
  );
}
