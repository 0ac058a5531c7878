import type { ReactNode } from 'react';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/ActDialog.tsx';
import type { Asked } from '../../../shared/ui/dialog/asked.ts';
import { toast } from '../../../shared/ui/toasts.tsx';

type Props = Pick<Asked<unknown>, 'opened' | 'close' | 'gone'> & {
  what: 'giveUp' | 'undo';
  /** The file's name. */
  name: string;
  act: () => Promise<unknown>;
  done: (() => void) | undefined;
  /** What becomes of the voters. */
  children: ReactNode;
};

/** Asks before an import is taken away, and says that it was. */
export function SureDialog({ what, name, act, done, children, ...dialog }: Props) {
  const press = async () => {
    await act();
    toast('success', t(`voterFiles.${what}.done`), name);
    done?.();
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t(`voterFiles.${what}.title`, { name })}
      submit={t(`voterFiles.${what}.submit`)}
      grave
      act={press}
    >
      {children}
    </ActDialog>
  );
}
