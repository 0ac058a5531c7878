import { Button, Group, Text, TextInput } from '@mantine/core';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useRef, useState } from 'react';
import { twoFactorEnableCall } from '#shared/api/two-factor-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { formatCode, problemOf } from '../../../shared/session/second-factor-code.ts';
import { withProof } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import { renewSession } from '../session-renewal.ts';
import { whyFailed } from '../show-failure.ts';
import { inFours } from './backup-code-text.ts';
import { Copy } from './copy-button.tsx';
import { newSecret, secretUri } from './totp-secret.ts';
import styles from './two-factor.module.css';

type Props = {
  email: string;
  /** The factor is on: these are its backup codes, seen by nobody yet. */
  enabled: (codes: readonly string[]) => void;
  /** Left out where there is no way round it. */
  cancel?: () => void;
};

/** A key for the authenticator, and the code that proves it has it. The key lives in this component alone. */
export function Enrolment({ email, enabled, cancel }: Props) {
  const [secret] = useState(newSecret);
  return (
    <ol className={styles.steps}>
      <li>
        <Text fw={600}>{t('security.enrolment.scan')}</Text>
        <Text size="sm" c="var(--ink-soft)">
          {t('security.enrolment.scanHint')}
        </Text>
        <div className={styles.scan}>
          {/* Black on white with the four modules of margin that the standard asks for: scanners want them. */}
          <QRCodeSVG
            value={secretUri(secret, email)}
            title={t('security.enrolment.qr')}
            size={184}
            level="M"
            marginSize={4}
            bgColor="#ffffff"
            fgColor="#000000"
            className={styles.qr}
          />
          <div>
            <Text size="sm">{t('security.enrolment.secret')}</Text>
            <p className={styles.secret} data-testid="totp-secret">
              {inFours(secret, ' ')}
            </p>
            <Copy text={secret} />
          </div>
        </div>
      </li>
      <li>
        <Code secret={secret} enabled={enabled} cancel={cancel} />
      </li>
    </ol>
  );
}

type CodeProps = { secret: string; enabled: Props['enabled']; cancel: Props['cancel'] };

function Code({ secret, enabled, cancel }: CodeProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const send = async () => {
    setBusy(true);
    const enable = () => callEndpoint(twoFactorEnableCall, { totpSecret: secret, verificationCode: code });
    try {
      await renewSession(
        () => withProof(enable),
        ({ backupCodes }) => enabled(backupCodes),
      );
    } catch (error) {
      const why = whyFailed(error);
      setProblem(why === null ? null : `${t('security.twoFactor.failedToEnable')}: ${why}`);
      setCode('');
    }
    setBusy(false);
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = problemOf('totp', code);
    setProblem(wrong && t(`security.enrolment.${wrong}`));
    if (!wrong) void send();
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        ref={input}
        label={t('security.enrolment.code')}
        description={t('security.enrolment.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="000000"
        classNames={{ input: styles.code ?? '' }}
        value={code}
        error={problem}
        onChange={({ currentTarget }) => {
          setCode(formatCode('totp', currentTarget.value));
          setProblem(null);
        }}
      />
      {/* What can be cancelled is a dialog, whose answers stand at its end. */}
      <Group mt="md" gap="xs" justify={cancel ? 'flex-end' : 'flex-start'}>
        {cancel && (
          <Button variant="default" disabled={busy} onClick={cancel}>
            {t('common.cancel')}
          </Button>
        )}
        <Button type="submit" loading={busy}>
          {t('security.enrolment.confirm')}
        </Button>
      </Group>
    </form>
  );
}
