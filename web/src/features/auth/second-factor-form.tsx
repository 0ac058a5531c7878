import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatCode, type Method, methods, problemOf } from '../../shared/session/second-factor-code.ts';
import { giveUp, verify2FA } from '../../shared/session/verify-second-factor.ts';
import { t } from '../../shared/text/index.ts';
import styles from '../../shared/ui/auth/auth.module.css';
import { Field } from '../../shared/ui/auth/auth-field.tsx';
import { Notice } from '../../shared/ui/auth/notice.tsx';
import { Submit } from '../../shared/ui/auth/submit.tsx';
import own from './second-factor.module.css';
import { trustThisBrowser } from './use-second-step.ts';

/** On success the session changes, and with it the screen. */
export function SecondFactorForm() {
  const [method, setMethod] = useState<Method>('totp');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [remember, setRemember] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way to verify starts at its field.
  useEffect(() => input.current?.focus(), [method]);

  const refused = (why: string) => {
    setBusy(false);
    setCode('');
    setProblem(why);
    input.current?.focus();
  };
  const verify = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { success, error } = await verify2FA(code, method);
      if (!success) return refused(error ?? t('secondFactor.invalid'));
      if (remember) trustThisBrowser();
    } catch {
      refused(t('secondFactor.failed'));
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = problemOf(method, code);
    if (!missing) return void verify();
    setProblem(t(`secondFactor.${missing}`));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (busy || code === '')) event.preventDefault();
  };
  const choose = (other: Method) => {
    setMethod(other);
    setCode('');
    setProblem(null);
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <fieldset className={own.modes} aria-label={t('secondFactor.how')}>
        {methods.map((one) => (
          <button
            key={one}
            type="button"
            className={own.mode}
            aria-pressed={one === method}
            disabled={busy}
            onClick={() => choose(one)}
          >
            {t(`secondFactor.${one}.mode`)}
          </button>
        ))}
      </fieldset>
      {problem !== null && <Notice kind="bad">{problem}</Notice>}
      <Field
        ref={input}
        label={t(`secondFactor.${method}.label`)}
        hint={t(`secondFactor.${method}.hint`)}
        placeholder={t(`secondFactor.${method}.placeholder`)}
        name="code"
        type="text"
        inputMode={method === 'totp' ? 'numeric' : 'text'}
        autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
        value={code}
        readOnly={busy}
        onChange={({ target }) => setCode(formatCode(method, target.value))}
        onKeyDown={onKeyDown}
      />
      <label className={own.remember}>
        <input type="checkbox" checked={remember} onChange={({ target }) => setRemember(target.checked)} />
        {t('secondFactor.remember')}
      </label>
      <div className={styles.actions}>
        <Submit progress={{ is: busy ? 'busy' : 'idle' }}>{t('secondFactor.verify')}</Submit>
        <button
          type="button"
          className={styles.secondary}
          disabled={busy}
          onClick={() => void giveUp(t('secondFactor.cancelled'))}
        >
          {t('secondFactor.cancel')}
        </button>
      </div>
    </form>
  );
}
