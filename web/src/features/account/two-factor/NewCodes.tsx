import { Text } from '@mantine/core';
import { useState } from 'react';
import { backupCodesCall } from '#shared/calls/two_factor.ts';
import { ask } from '../../../shared/data/api.ts';
import { useMember } from '../../../shared/session/member.ts';
import { withProof } from '../../../shared/session/proof.ts';
import { t } from '../../../shared/text/index.ts';
import { Ask } from '../Ask.tsx';
import { CodesDialog } from './CodesDialog.tsx';

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
      work={async () => setCodes((await withProof(() => ask(backupCodesCall, {}))).codes)}
      done={() => {}}
      close={close}
    >
      <Text>{t('security.twoFactor.newCodesHint')}</Text>
    </Ask>
  );
}
