import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';

/** Characters of a turf's name. */
const nameMax = 120;

type Props = { first: string; save: (name: string | null) => void; close: () => void };

/** A turf's own name; left empty, the pattern names it again. */
export function RenameDialog({ first, save, close }: Props) {
  const [name, setName] = useState(first);
  const send = (event: FormEvent) => {
    event.preventDefault();
    save(name.trim() || null);
    close();
  };
  return (
    <Dialog title={t('fieldMap.plan.rename')} close={close}>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <TextInput
            data-autofocus
            label={t('fieldMap.plan.name')}
            description={t('fieldMap.plan.nameHint')}
            value={name}
            maxLength={nameMax}
            autoComplete="off"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit">{t('common.save')}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
