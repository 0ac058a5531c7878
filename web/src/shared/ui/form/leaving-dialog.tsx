import '../../text/form/en.ts';
import { Button, Group, Text } from '@mantine/core';
import { t } from '../../text/index.ts';
import { ChoiceDialog } from '../dialog/choice-dialog.tsx';
import type { Leaving } from './leaving.ts';

/** The question before what was typed is lost; null where there is none. */
export const LeavingDialog = ({ leaving }: { leaving: Leaving | null }) => (
  <ChoiceDialog opened={leaving !== null} close={() => leaving?.stay()} title={t('form.leave.title')}>
    <Text>{t('form.leave.hint')}</Text>
    <Group mt="lg" justify="flex-end" gap="xs">
      <Button variant="subtle" color="red" onClick={() => leaving?.leave()}>
        {t('form.leave.discard')}
      </Button>
      <Button data-autofocus onClick={() => leaving?.stay()}>
        {t('form.leave.stay')}
      </Button>
    </Group>
  </ChoiceDialog>
);
