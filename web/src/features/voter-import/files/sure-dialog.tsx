import type { ReactNode } from 'react';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import type { OpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { toast } from '../../../shared/ui/toasts.tsx';

type Props = Pick<OpenQuestion<unknown>, 'opened' | 'close' | 'onClosed'> & {
  action: 'giveUp' | 'undo';
  /** The file's name. */
  name: string;
  act: () => Promise<unknown>;
  done: (() => void) | undefined;
  /** What becomes of the voters. */
  children: ReactNode;
};

/** Asks before an import is taken away, and says that it was. */
export function SureDialog({ action, name, act, done, children, ...dialog }: Props) {
  const press = async () => {
    await act();
    toast('success', t(`voterFiles.${action}.done`), name);
    done?.();
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t(`voterFiles.${action}.title`, { name })}
      submit={t(`voterFiles.${action}.submit`)}
      grave
      act={press}
    >
      {children}
    </ActDialog>
  );
}
