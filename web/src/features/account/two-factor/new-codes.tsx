import { Text } from '@mantine/core';
import { useState } from 'react';
import { backupCodesCall } from '#shared/api/two-factor-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { withProof } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import { Ask } from '../confirm-dialog.tsx';
import { CodesDialog } from './codes-dialog.tsx';

/** Ten new backup codes in place of those that are left. */
export default function NewCodes({ close }: { close: () => void }) {
  const { email } = useMember();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <CodesDialog codes={codes} email={email} done={close} />;
  return (
    <Ask
      title={t('security.twoFactor.newCodesTitle')}
      action={t('security.twoFactor.newCodes')}
      failed={t('security.twoFactor.failedToGenerate')}
      work={async () => setCodes((await withProof(() => callEndpoint(backupCodesCall, {}))).codes)}
      done={() => {}}
      close={close}
    >
      <Text>{t('security.twoFactor.newCodesHint')}</Text>
    </Ask>
  );
}
