import { Text } from '@mantine/core';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import type { OpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { undoFile, useVoterFiles } from '../data.ts';
import { SureDialog } from './sure-dialog.tsx';

export type Undoable = { id: string; file_name: string; previous: string | null };
type Props = OpenQuestion<Undoable> & { done: () => void };

/** Asks before the last import is undone. */
export const UndoDialog = ({ question, opened, close, onClosed, done }: Props) =>
  question && (
    <SureDialog
      {...{ opened, close, onClosed, done }}
      action="undo"
      name={question.file_name}
      act={() => undoFile(question.id)}
    >
      <Before file={question} />
      <Text>{t('voterFiles.undo.learned')}</Text>
    </SureDialog>
  );

/** Which file comes back. */
function Before({ file }: { file: Undoable }) {
  const files = useVoterFiles(useMember().organization);
  if (file.previous === null) return <Text>{t('voterFiles.undo.nothing')}</Text>;
  const former = files.is === 'ready' ? files.value.find(({ id }) => id === file.previous) : undefined;
  if (!former) return null;
  return (
    <Text>
      {t('voterFiles.undo.former', {
        name: former.file_name,
        voters: showNumber(former.counts.voters),
      })}
    </Text>
  );
}
