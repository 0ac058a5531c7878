import { Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import type { OpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { SureDialog } from './sure-dialog.tsx';

export type Open = { name: string; giveUp: () => Promise<unknown> };
type Props = OpenQuestion<Open> & { done?: () => void };

/** Asks before an import that is under way is given up. */
export const GiveUpDialog = ({ question, opened, close, onClosed, done }: Props) =>
  question && (
    <SureDialog
      {...{ opened, close, onClosed, done }}
      action="giveUp"
      name={question.name}
      act={question.giveUp}
    >
      <Text>{t('voterFiles.giveUp.hint')}</Text>
    </SureDialog>
  );
