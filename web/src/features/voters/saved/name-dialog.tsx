import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';

type Props = {
  title: string;
  label: string;
  hint?: string;
  first?: string;
  action: string;
  /** It cannot be done now, whatever is typed. */
  refused?: boolean;
  busy?: boolean;
  save: (name: string) => void;
  close: () => void;
  children?: ReactNode;
};

/** As long as a name may be. */
export const nameMax = 120;

/** Asks for the name of a search or a list. */
export function NameDialog({ title, label, hint, first = '', action, save, close, ...rest }: Props) {
  const [name, setName] = useState(first);
  const ready = name.trim() !== '' && rest.refused !== true;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !rest.busy) save(name.trim());
  };
  return (
    <Dialog title={title} close={close}>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          {hint && <Text c="var(--ink-soft)">{hint}</Text>}
          {rest.children}
          <TextInput
            data-autofocus
            label={label}
            value={name}
            maxLength={nameMax}
            autoComplete="off"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" disabled={!ready} loading={rest.busy === true}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
