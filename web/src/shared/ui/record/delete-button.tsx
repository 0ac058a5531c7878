import { Button, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageFor } from '../../data/error-messages.ts';
import type { Operation } from '../../data/journal/index.ts';
import { t } from '../../text/index.ts';
import { useOrigin } from '../list/place.ts';
import { deleteWithUndo, toast } from '../toasts.tsx';
import styles from './record.module.css';

type Props = {
  operation: Operation & { operation: 'delete' };
  name: string;
  /** Where the record's list is. */
  list: string;
  /** Why it has to stay, in words; null where it can go. */
  blockedReason: string | null;
};

/** Deletes without a question, because it can be taken back; then shows the list. */
export function DeleteButton({ operation, name, list, blockedReason }: Props) {
  const navigate = useNavigate();
  const origin = useOrigin(list);
  const reason = useId();
  const press = () =>
    deleteWithUndo(operation, name).then(
      () => navigate(origin.to, { state: origin.state, replace: true }),
      (error: unknown) => toast('error', t('common.failedToDelete'), messageFor(error)),
    );
  return (
    <Stack gap={4} align="flex-start" className={styles.delete ?? ''}>
      <Button
        variant="subtle"
        color="red"
        {...(blockedReason === null && { c: 'var(--bad)' })}
        px="xs"
        ml={-10}
        leftSection={<IconTrash size={16} aria-hidden />}
        disabled={blockedReason !== null}
        aria-describedby={blockedReason === null ? undefined : reason}
        onClick={press}
      >
        {t('common.delete')}
      </Button>
      {blockedReason !== null && (
        <Text id={reason} size="sm" c="var(--ink-soft)" maw={480}>
          {blockedReason}
        </Text>
      )}
    </Stack>
  );
}
