import { Anchor, Button, Group, PasswordInput, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatCode, type Method } from '../../shared/session/second-factor-code.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useProof } from '../../shared/session/with-proof.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { byCode, byPassword } from '../session/renew-proof.ts';

type Way = 'password' | Method;

/** By what this account proves itself: its second factor where it has one, else its password. */
const useStrongest = (): Way =>
  useSession(({ session }) => ('member' in session && session.member.twoFactor ? 'totp' : 'password'));

type InputProps = { way: Way; value: string; change: (value: string) => void; problem: string | null };

function Input({ way, value, change, problem }: InputProps) {
  const shared = { value, error: problem, mt: 'md' } as const;
  if (way === 'password')
    return (
      <PasswordInput
        {...shared}
        label={t('auth.password')}
        autoComplete="current-password"
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...shared}
      key={way}
      label={t(`secondFactor.${way}.label`)}
      description={t(`secondFactor.${way}.hint`)}
      placeholder={t(`secondFactor.${way}.placeholder`)}
      inputMode={way === 'totp' ? 'numeric' : 'text'}
      autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
      onChange={({ currentTarget }) => change(formatCode(way, currentTarget.value))}
    />
  );
}

/** Asks who is sitting there before something that a stolen session must not do. */
export default function ProofDialog() {
  const strongest = useStrongest();
  const [way, setWay] = useState(strongest);
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const asking = useProof((state) => state.asking);
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another way to prove it starts at its field.
  useEffect(() => form.current?.querySelector('input')?.focus(), [way]);

  const switchTo = (other: Way) => {
    setWay(other);
    setValue('');
    setProblem(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const why = await (way === 'password' ? byPassword(value) : byCode(value, way));
    if (why === null) return asking?.confirmed();
    setBusy(false);
    setValue('');
    setProblem(why);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <Dialog title={t('proof.title')} close={() => asking?.refused()}>
      <Text>{t('proof.why')}</Text>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Input way={way} value={value} change={setValue} problem={problem} />
        {way !== 'password' && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            mt="xs"
            onClick={() => switchTo(way === 'totp' ? 'backup_code' : 'totp')}
          >
            {t(way === 'totp' ? 'proof.toBackupCode' : 'proof.toTotp')}
          </Anchor>
        )}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={() => asking?.refused()}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('proof.confirm')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
