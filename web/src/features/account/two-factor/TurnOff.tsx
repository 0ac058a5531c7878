import { PasswordInput, Text } from '@mantine/core';
import { useState } from 'react';
import { twoFactorDisableCall } from '#shared/calls/two_factor.ts';
import { ask } from '../../../shared/data/api.ts';
import { withProof } from '../../../shared/session/proof.ts';
import { t } from '../../../shared/text/index.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { Ask } from '../Ask.tsx';
import { renewing } from '../renewal.ts';

/** Takes the second factor away, for who knows the password. */
export default function TurnOff({ close }: { close: () => void }) {
  const [password, setPassword] = useState('');
  const work = async () => {
    await renewing(() => withProof(() => ask(twoFactorDisableCall, { password })));
    toast('success', t('security.twoFactor.turnedOff'));
  };
  return (
    <Ask
      grave
      title={t('security.twoFactor.turnOffTitle')}
      action={t('security.twoFactor.turnOff')}
      failed={t('security.twoFactor.failedToDisable')}
      ready={password !== ''}
      work={work}
      close={close}
    >
      <Text>{t('security.twoFactor.turnOffHint')}</Text>
      <PasswordInput
        mt="md"
        label={t('security.password.current')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('security.password.show') }}
        visibilityToggleFocusable
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
    </Ask>
  );
}
