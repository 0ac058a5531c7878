import { Button, Text } from '@mantine/core';
import { sendPasswordResetEmail } from 'firebase/auth';
import { useState } from 'react';
import { userProfiles } from '#shared/collections/user_profiles.ts';
import { auth } from '../../shared/data/auth.ts';
import { wordsFor } from '../../shared/data/errors.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { save, toast } from '../../shared/ui/toasts.tsx';
import { Block } from './Block.tsx';
import { NameField } from './NameField.tsx';

const isName = (name: string) => userProfiles.schema.shape.full_name.safeParse(name).success;

/** The member's own name, address and password. */
export function You() {
  const { uid, email, fullName } = useMember();
  return (
    <Block title={t('account.you.title')}>
      <NameField
        key={fullName}
        label={t('account.you.name')}
        value={fullName}
        autoComplete="name"
        isValid={isName}
        wrong={t('account.you.nameWrong')}
        save={(full_name) =>
          save({ operation: 'update', table: 'user_profiles', id: uid, data: { full_name } })
        }
      />
      <div>
        <Text size="sm" fw={500}>
          {t('account.you.email')}
        </Text>
        <Text>{email}</Text>
      </div>
      <Password email={email} />
    </Block>
  );
}

function Password({ email }: { email: string }) {
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await sendPasswordResetEmail(auth, email).then(
      () => toast('success', t('account.you.resetSent'), t('account.you.resetSentHint', { email })),
      (error: unknown) => toast('error', t('account.you.resetFailed'), wordsFor(error)),
    );
    setSending(false);
  };
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {t('account.you.password')}
      </Text>
      <Button variant="default" loading={sending} onClick={send}>
        {t('account.you.sendReset')}
      </Button>
    </div>
  );
}
