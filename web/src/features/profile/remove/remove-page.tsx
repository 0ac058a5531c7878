import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { completenessOf } from '#shared/domain/completeness.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { deleteProfile } from '../../../shared/profile/service.ts';
import { t } from '../../../shared/text/index.ts';
import { backUp } from '../create-backup.ts';
import { useOpenProfile } from '../data.ts';
import { paths } from '../profile-paths.ts';

/** The same letters count as the same text, however a keyboard composes them. */
const isSame = (typed: string, expected: string) => typed.trim().normalize() === expected.normalize();

/** What nobody can take back without the backup that comes first; the session gate then opens the set-up. */
export default function RemovePage() {
  const { profile } = useOpenProfile();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const name = profile.candidateName;
  const ready = isSame(typed, name);

  const remove = async () => {
    setBusy(true);
    setWhy(null);
    const backup = await backUp('before_delete');
    const { error } = backup.error ? backup : await deleteProfile();
    setBusy(false);
    if (error) setWhy(messageFor(error));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !busy) void remove();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md" maw={560}>
        <Title order={2} size="h3">
          {t('profile.remove.title')}
        </Title>
        <Text>{t('profile.remove.hint', { filled: completenessOf(profile).filled })}</Text>
        <Text>{t('profile.remove.backup')}</Text>
        <TextInput
          label={t('profile.remove.type', { name })}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {why !== null && (
          <div role="alert">
            <Text c="var(--bad)" fw={600}>
              {t('profile.remove.failed')}
            </Text>
            <Text size="sm">{why}</Text>
          </div>
        )}
        <Group gap="xs">
          <Button
            type="submit"
            loading={busy}
            disabled={!ready}
            {...(ready && { bg: 'var(--bad)', c: 'var(--ground)' })}
          >
            {t('profile.remove.action')}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => navigate(paths.profile)}>
            {t('profile.remove.back')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
