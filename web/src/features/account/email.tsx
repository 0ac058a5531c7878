import { Button, Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { changeEmailCall } from '#shared/api/account-api.ts';
import { email as emailSchema } from '#shared/collections/define.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { isDemo } from '../../shared/demo/mode.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { withProof } from '../../shared/session/with-proof.ts';
import { t } from '../../shared/text/index.ts';
import { whyFailed } from './show-failure.ts';

/** Addresses are compared and stored in small letters; null for what is none. */
const addressIn = (typed: string): string | null => {
  const read = emailSchema.safeParse(typed.trim().toLowerCase());
  return read.success ? read.data : null;
};

type Step = { is: 'shown' } | { is: 'changing' } | { is: 'left' } | { is: 'mailed'; to: string };

/** The address that signs the member in. Another one counts once the link that is mailed to it is opened. */
export function Email() {
  const { email } = useMember();
  const [step, setStep] = useState<Step>({ is: 'shown' });
  if (step.is === 'changing') {
    return (
      <NewEmail
        email={email}
        mailed={(to) => setStep({ is: 'mailed', to })}
        cancel={() => setStep({ is: 'left' })}
      />
    );
  }
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('account.you.email')}
      </Text>
      <Group gap="sm">
        <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text>
        {!isDemo && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('account.you.changeEmailLabel')}
            // Back to where the form was opened from.
            autoFocus={step.is !== 'shown'}
            onClick={() => setStep({ is: 'changing' })}
          >
            {t('account.you.changeEmail')}
          </Button>
        )}
      </Group>
      {step.is === 'mailed' && (
        <Text size="sm" c="var(--good)" mt={6} role="status">
          {t('account.you.emailSent', { email: step.to })}
        </Text>
      )}
    </div>
  );
}

type Props = { email: string; mailed: (to: string) => void; cancel: () => void };

function NewEmail({ email, mailed, cancel }: Props) {
  const [busy, setBusy] = useState(false);
  const form = useForm({
    initialValues: { address: '' },
    validate: {
      address: (typed) => {
        const address = addressIn(typed);
        if (address === null) return t('account.you.newEmailWrong');
        return address === email.toLowerCase() ? t('account.you.sameEmail') : null;
      },
    },
  });
  const submit = async ({ address }: { address: string }) => {
    const newEmail = addressIn(address) ?? '';
    setBusy(true);
    try {
      const sent = await withProof(() => callEndpoint(changeEmailCall, { newEmail }));
      if (sent.mailed) return mailed(newEmail);
      form.setFieldError('address', t('account.you.emailNotSent', { email: newEmail }));
    } catch (error) {
      form.setFieldError('address', whyFailed(error));
    }
    setBusy(false);
  };
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <TextInput
        type="email"
        label={t('account.you.newEmail')}
        description={t('account.you.presentEmail', { email })}
        autoComplete="email"
        autoFocus
        {...form.getInputProps('address')}
      />
      <Group gap="xs" mt="sm">
        <Button type="submit" variant="default" loading={busy}>
          {t('account.you.sendLink')}
        </Button>
        <Button variant="subtle" c="var(--ink-soft)" onClick={cancel}>
          {t('common.cancel')}
        </Button>
      </Group>
    </form>
  );
}
