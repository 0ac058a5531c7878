import { Text } from '@mantine/core';
import { useMember } from '../../../../shared/session/member.ts';
import { t } from '../../../../shared/text/index.ts';
import { ActDialog } from '../../../../shared/ui/dialog/ActDialog.tsx';
import type { Asked } from '../../../../shared/ui/dialog/asked.ts';
import { showNumber } from '../../../../shared/ui/format.ts';
import { toast } from '../../../../shared/ui/toasts.tsx';
import { undoFile, useVoterFiles } from '../data.ts';

export type Undoable = { id: string; file_name: string; previous: string | null };
type Props = Asked<Undoable> & { done: () => void };

/** Asks before the last import is undone. */
export function UndoDialog({ question, opened, close, gone, done }: Props) {
  if (!question) return null;
  const act = async () => {
    await undoFile(question.id);
    toast('success', t('voterImport.undo.done'), question.file_name);
    done();
    return true;
  };
  return (
    <ActDialog
      opened={opened}
      close={close}
      gone={gone}
      title={t('voterImport.undo.title', { name: question.file_name })}
      submit={t('voterImport.undo.submit')}
      grave
      act={act}
    >
      <Before file={question} />
      <Text>{t('voterImport.undo.learned')}</Text>
    </ActDialog>
  );
}

/** Which file comes back. */
function Before({ file }: { file: Undoable }) {
  const files = useVoterFiles(useMember().organization);
  if (file.previous === null) return <Text>{t('voterImport.undo.nothing')}</Text>;
  const former = files.is === 'ready' ? files.value.find(({ id }) => id === file.previous) : undefined;
  if (!former) return null;
  return (
    <Text>
      {t('voterImport.undo.former', {
        name: former.file_name,
        voters: showNumber(former.counts.voters),
      })}
    </Text>
  );
}
