import { Button, Group, Stack, Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Figures } from '../../../shared/ui/import/import-figures.tsx';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import type { Joined, PackedImport } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { changeFigures } from '../file-figures.ts';
import { keepPresent, sendPacked } from '../wizard/send-packed.ts';
import type { Step } from '../wizard/voter-wizard-state.ts';
import { GoneList } from './gone-list.tsx';

/** Above this share of the present voters, a newer file that lacks them is probably a part of it. */
const muchRemoved = 0.2;

/** What a newer file changes, before it is sent. */
export function ChangesStep({ step }: { step: Extract<Step, { is: 'changes' }> }) {
  const { packed, former, preview } = step;
  const { changes, file_name } = packed.promise;
  const before = former?.counts.voters ?? 0;
  if (preview.joined) return <JoinReady packed={packed} joined={preview.joined} />;
  return (
    <Stack gap="md">
      <StepTitle hint={file_name}>{t('voterImport.changes.title')}</StepTitle>
      {!packed.compared && <Notice tone="warning">{t('voterImport.changes.notCompared')}</Notice>}
      <Figures of={changeFigures(changes)} />
      {changes.gone > before * muchRemoved && (
        <Notice tone="warning">
          {t('voterImport.changes.mostGone', {
            gone: showNumber(changes.gone),
            total: showNumber(before),
          })}
        </Notice>
      )}
      <Text size="sm" c="var(--ink-soft)">
        {t('voterImport.changes.stays')}
      </Text>
      <Decide packed={packed} go={t('voterImport.changes.go')} />
      <GoneList packed={packed} />
    </Stack>
  );
}

/** What is joined leaves every voter in the file: nobody comes or goes. */
function JoinReady({ packed, joined }: { packed: PackedImport; joined: Joined }) {
  const isHistory = joined.kind === 'history';
  return (
    <Stack gap="md">
      <StepTitle hint={packed.promise.parts?.at(-1)?.file_name}>
        {t(isHistory ? 'voterImport.join.readyHistory' : 'voterImport.join.readyData')}
      </StepTitle>
      <Figures
        of={[
          {
            name: t(isHistory ? 'voterImport.join.voters' : 'voterImport.join.dataVoters'),
            value: joined.voters,
            tone: 'good',
          },
          { name: t('voterImport.join.allVoters'), value: packed.promise.counts.voters },
        ]}
      />
      <Text size="sm" c="var(--ink-soft)">
        {t('voterImport.join.readyHint')}
      </Text>
      <Decide packed={packed} go={t('voterImport.join.save')} />
    </Stack>
  );
}

const Decide = ({ packed, go }: { packed: PackedImport; go: string }) => (
  <Group gap="xs">
    <Button onClick={() => void sendPacked(packed)}>{go}</Button>
    <Button variant="default" onClick={() => void keepPresent()}>
      {t('voterImport.changes.stop')}
    </Button>
  </Group>
);
