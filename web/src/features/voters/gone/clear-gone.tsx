import { Button, Text } from '@mantine/core';
import { voterGoneClearCall } from '#shared/api/voters-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { withProof } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { toast } from '../../../shared/ui/toasts.tsx';

/** Deletes the names of those who are gone, once an admin has said so. */
export function ClearGone() {
  const { ask, question, ...dialog } = useOpenQuestion<true>();
  const act = async () => {
    await withProof(() => callEndpoint(voterGoneClearCall, {}));
    toast('success', t('voters.gone.clear.done'));
    return true;
  };
  return (
    <>
      <Button variant="default" onClick={({ currentTarget }) => ask(true, currentTarget)}>
        {t('voters.gone.clear.action')}
      </Button>
      {question && (
        <ActDialog
          {...dialog}
          title={t('voters.gone.clear.title')}
          submit={t('voters.gone.clear.submit')}
          grave
          act={act}
        >
          <Text>{t('voters.gone.clear.hint')}</Text>
          <Text size="sm">{t('voters.gone.clear.stays')}</Text>
        </ActDialog>
      )}
    </>
  );
}
