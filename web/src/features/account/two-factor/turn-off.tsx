import { PasswordInput, Text } from '@mantine/core';
import { useState } from 'react';
import { twoFactorDisableCall } from '#shared/api/two-factor-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { withProof } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { Ask } from '../confirm-dialog.tsx';
import { renewSession } from '../session-renewal.ts';

/** Takes the second factor away, for who knows the password. */
export default function TurnOff({ close }: { close: () => void }) {
  const [password, setPassword] = useState('');
  const work = async () => {
    await renewSession(() => withProof(() => callEndpoint(twoFactorDisableCall, { password })));
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
