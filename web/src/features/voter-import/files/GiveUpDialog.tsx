import { Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import type { Asked } from '../../../shared/ui/dialog/asked.ts';
import { SureDialog } from './SureDialog.tsx';

export type Open = { name: string; giveUp: () => Promise<unknown> };
type Props = Asked<Open> & { done?: () => void };

/** Asks before an import that is under way is given up. */
export const GiveUpDialog = ({ question, opened, close, gone, done }: Props) =>
  question && (
    <SureDialog {...{ opened, close, gone, done }} what="giveUp" name={question.name} act={question.giveUp}>
      <Text>{t('voterFiles.giveUp.hint')}</Text>
    </SureDialog>
  );
