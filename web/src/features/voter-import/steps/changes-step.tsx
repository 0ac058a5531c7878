import { Button, Group, Stack, Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Figures } from '../../../shared/ui/import/import-figures.tsx';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { StepTitle } from '../../../shared/ui/import/step-title.tsx';
import { changeFigures } from '../file-figures.ts';
import { keepPresent, sendPacked } from '../wizard/send-packed.ts';
import type { Step } from '../wizard/voter-wizard-state.ts';
import { GoneList } from './gone-list.tsx';

/** Above this share of the present voters, a newer file that lacks them is probably a part of it. */
const muchRemoved = 0.2;

/** What a newer file changes, before it is sent. */
export function ChangesStep({ step }: { step: Extract<Step, { is: 'changes' }> }) {
  const { packed, former } = step;
  const { changes, file_name } = packed.promise;
  const before = former?.counts.voters ?? 0;
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
      <Group gap="xs">
        <Button onClick={() => void sendPacked(packed)}>{t('voterImport.changes.go')}</Button>
        <Button variant="default" onClick={() => void keepPresent()}>
          {t('voterImport.changes.stop')}
        </Button>
      </Group>
      <GoneList packed={packed} />
    </Stack>
  );
}
