import { Text } from '@mantine/core';
import { t } from '../../../../shared/text/index.ts';
import { ActDialog } from '../../../../shared/ui/dialog/ActDialog.tsx';
import type { Asked } from '../../../../shared/ui/dialog/asked.ts';
import { toast } from '../../../../shared/ui/toasts.tsx';

export type Open = { name: string; giveUp: () => Promise<unknown> };
type Props = Asked<Open> & { done?: () => void };

/** Asks before an import that is under way is given up. */
export function GiveUpDialog({ question, opened, close, gone, done }: Props) {
  if (!question) return null;
  const act = async () => {
    await question.giveUp();
    toast('success', t('voterImport.giveUp.done'), question.name);
    done?.();
    return true;
  };
  return (
    <ActDialog
      opened={opened}
      close={close}
      gone={gone}
      title={t('voterImport.giveUp.title', { name: question.name })}
      submit={t('voterImport.giveUp.submit')}
      grave
      act={act}
    >
      <Text>{t('voterImport.giveUp.hint')}</Text>
    </ActDialog>
  );
}
