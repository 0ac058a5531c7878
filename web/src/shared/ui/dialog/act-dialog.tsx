import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { messageFor } from '../../data/error-messages.ts';
import { isProofCancelled } from '../../session/with-proof.ts';
import { t } from '../../text/index.ts';
import { useFocusBack } from '../use-focus-back.ts';
import { ChoiceDialog } from './choice-dialog.tsx';

type Props = {
  opened: boolean;
  title: string;
  submit: string;
  /** Takes something away from somebody. */
  grave?: boolean;
  /** What the question offers is still on its way: it cannot be answered yet. */
  loading?: boolean;
  close: () => void;
  onClosed: () => void;
  /** Does it and says so; false leaves the dialog open. Rejects with why it could not be done. */
  act: () => Promise<boolean>;
  children: ReactNode;
};

/** A question about the team that the server answers. A refusal is told in place, in the server's words. */
export function ActDialog({
  opened,
  title,
  submit,
  grave = false,
  loading = false,
  close,
  onClosed,
  act,
  children,
}: Props) {
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const button = useFocusBack(busy);
  // What is on its way cannot be taken back, so the dialog stays until it is known how it ended.
  const leave = () => {
    if (!busy) close();
  };
  const ended = () => {
    setWhy(null);
    onClosed();
  };
  const press = async (event: FormEvent) => {
    event.preventDefault();
    // In a portal a form's event still rises to the forms around it.
    event.stopPropagation();
    if (busy || loading) return;
    setBusy(true);
    setWhy(null);
    try {
      if (await act()) close();
    } catch (error) {
      if (!isProofCancelled(error)) setWhy(messageFor(error));
    }
    setBusy(false);
  };
  return (
    <ChoiceDialog opened={opened} title={title} close={leave} onClosed={ended}>
      <form onSubmit={press} noValidate>
        <Stack gap="md">
          {children}
          {why !== null && (
            <Text role="alert" size="sm" c="var(--bad)">
              {why}
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={leave} disabled={busy}>
              {t('common.cancel')}
            </Button>
            <Button
              ref={button}
              type="submit"
              loading={busy}
              disabled={loading}
              {...(grave && { bg: 'var(--bad)', c: 'var(--ground)' })}
            >
              {submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </ChoiceDialog>
  );
}
