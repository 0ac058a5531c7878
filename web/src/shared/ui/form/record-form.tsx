import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { t } from '../../text/index.ts';
import styles from './form.module.css';
import type { Leaving } from './leaving.ts';
import { LeavingDialog } from './leaving-dialog.tsx';

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  saving: boolean;
  leaving: Leaving | null;
  onCancel: () => void;
  /** In a dialog the answers stand at its end, the primary one last, as in every other. */
  inDialog?: boolean;
  children: ReactNode;
};

/** A press on a button leaves the field: its problem would appear, push the button down, and the click would miss. */
const stayInField = (event: MouseEvent) => event.preventDefault();

/** The frame of every record form: its fields, its one primary action, and the question before leaving. */
export function RecordForm({ onSubmit, saving, leaving, onCancel, inDialog = false, children }: Props) {
  const answers = [
    <Button key="save" type="submit" loading={saving} onMouseDown={stayInField}>
      {t('common.save')}
    </Button>,
    <Button key="cancel" variant="default" onClick={onCancel} onMouseDown={stayInField}>
      {t('common.cancel')}
    </Button>,
  ];
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md" className={styles.fields ?? ''}>
        {children}
        <Group gap="xs" mt="xs" justify={inDialog ? 'flex-end' : 'flex-start'}>
          {inDialog ? answers.toReversed() : answers}
        </Group>
      </Stack>
      <LeavingDialog leaving={leaving} />
    </form>
  );
}
