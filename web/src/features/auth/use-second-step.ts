import { useEffect, useState } from 'react';
import { deviceNameOf, fingerprintOf, thisBrowser } from '../../shared/session/device-fingerprint.ts';
import { useTicket } from '../../shared/session/ticket.ts';
import { giveUp, isDeviceTrusted, trustDevice } from '../../shared/session/verify-second-factor.ts';
import { t } from '../../shared/text/index.ts';

const checks = new Map<string, Promise<boolean>>();

/** One look for each sign-in, however often it is drawn: a ticket is used up by success. */
function checkOnce(sign: string): Promise<boolean> {
  const check = checks.get(sign) ?? isDeviceTrusted();
  checks.set(sign, check);
  return check;
}

/**
 * Asks first whether this device is trusted, which ends the step at once, and sends the person back to the sign-in
 * form when the time is up. True while the device is looked at.
 */
export function useSecondStep(): boolean {
  const pending = useTicket((state) => state.pending);
  const [checking, setChecking] = useState(true);
  const sign = pending?.ticket ?? 'session';
  useEffect(() => {
    let current = true;
    checkOnce(sign).then((trusted) => current && !trusted && setChecking(false));
    return () => {
      current = false;
    };
  }, [sign]);
  useEffect(() => {
    if (!pending) return;
    const clock = setTimeout(() => void giveUp(t('secondFactor.late')), pending.until - Date.now());
    return () => clearTimeout(clock);
  }, [pending]);
  return checking;
}

/** Trusts this browser while the app opens; a refusal is told there, because the person is inside by then. */
export function trustThisBrowser(): void {
  const traits = thisBrowser();
  trustDevice(fingerprintOf(traits), deviceNameOf(traits)).catch(async (error: unknown) => {
    const [{ toast }, { messageFor }] = await Promise.all([
      import('../../shared/ui/toasts.tsx'),
      import('../../shared/data/error-messages.ts'),
    ]);
    toast('warning', t('secondFactor.notTrusted'), messageFor(error));
  });
}
