import { Button, Group, PasswordInput, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { sendPasswordResetEmail } from 'firebase/auth';
import { lazy, Suspense, useState } from 'react';
import { changePasswordCall } from '#shared/api/account-api.ts';
import { passwordMax, passwordMin } from '#shared/constants.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { auth } from '../../shared/data/auth.ts';
import { codeOf, messageFor } from '../../shared/data/error-messages.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { withProof } from '../../shared/session/with-proof.ts';
import { t } from '../../shared/text/index.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import { Block } from './account-block.tsx';
import { personalWords } from './password/strength.ts';
import { renewSession } from './session-renewal.ts';
import { showFailure } from './show-failure.ts';

const Strength = lazy(() =>
  import('./password/strength.tsx').then(({ Strength: drawn }) => ({ default: drawn })),
);

type Values = { current: string; next: string };

function problemOf({ current, next }: Values): string | null {
  if (next.length < passwordMin) return t('security.password.tooShort', { count: passwordMin });
  if (next.length > passwordMax) return t('security.password.tooLong', { count: passwordMax });
  return next === current ? t('security.password.same') : null;
}

/** Another password, for who knows the one they have. */
export function PasswordBlock() {
  const { email, fullName } = useMember();
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useForm<Values>({
    initialValues: { current: '', next: '' },
    validate: {
      current: (current) => (current === '' ? t('security.password.currentMissing') : null),
      next: (_, values) => problemOf(values),
    },
  });
  const submit = async ({ current, next }: Values) => {
    setBusy(true);
    const change = () => callEndpoint(changePasswordCall, { currentPassword: current, newPassword: next });
    await renewSession(() => withProof(change)).then(
      () => {
        form.reset();
        toast('success', t('security.password.changed'));
      },
      (error: unknown) => {
        const field = fieldOf(error);
        if (field) form.setFieldError(field, messageFor(error));
        else showFailure(t('security.password.failed'), error);
      },
    );
    setBusy(false);
  };
  const toggle = { 'aria-label': t('security.password.show') };
  return (
    <Block title={t('security.password.title')}>
      <form onSubmit={form.onSubmit(submit)} noValidate>
        {/* Password managers file the new password under this name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label={t('security.password.current')}
          autoComplete="current-password"
          visibilityToggleButtonProps={toggle}
          visibilityToggleFocusable
          {...form.getInputProps('current')}
        />
        <PasswordInput
          mt="md"
          mb={6}
          label={t('security.password.new')}
          autoComplete="new-password"
          visibilityToggleButtonProps={toggle}
          visibilityToggleFocusable
          {...form.getInputProps('next')}
          onFocus={() => setChoosing(true)}
        />
        <Suspense>
          {choosing && <Strength password={form.values.next} own={personalWords(email, fullName)} />}
        </Suspense>
        <Group mt="md" gap="xs">
          <Button type="submit" variant="default" loading={busy}>
            {t('security.password.change')}
          </Button>
          <SendReset email={email} />
        </Group>
        <Text size="sm" c="var(--ink-soft)" mt={6}>
          {t('security.password.hint')}
        </Text>
      </form>
    </Block>
  );
}

/** The field that a refusal is about. What makes a new password bad is mostly said before it is sent. */
function fieldOf(error: unknown): keyof Values | null {
  const code = codeOf(error);
  if (code === 'failed-precondition') return 'next';
  return code === 'invalid-argument' ? 'current' : null;
}

function SendReset({ email }: { email: string }) {
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await sendPasswordResetEmail(auth, email).then(
      () => toast('success', t('account.you.resetSent'), t('account.you.resetSentHint', { email })),
      (error: unknown) => toast('error', t('account.you.resetFailed'), messageFor(error)),
    );
    setSending(false);
  };
  return (
    <Button variant="subtle" c="var(--accent-ink)" px="xs" loading={sending} onClick={send}>
      {t('security.password.forgot')}
    </Button>
  );
}
