import { useEffect, useState } from 'react';
import { deviceNameOf, fingerprintOf, thisBrowser } from '../../shared/session/device.ts';
import { giveUp, isDeviceTrusted, trustDevice } from '../../shared/session/second-factor.ts';
import { useTicket } from '../../shared/session/ticket.ts';
import { t } from '../../shared/text/index.ts';

const looks = new Map<string, Promise<boolean>>();

/** One look for each sign-in, however often it is drawn: a ticket is used up by success. */
function lookOnce(sign: string): Promise<boolean> {
  const look = looks.get(sign) ?? isDeviceTrusted();
  looks.set(sign, look);
  return look;
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
    lookOnce(sign).then((trusted) => current && !trusted && setChecking(false));
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
    const [{ toast }, { wordsFor }] = await Promise.all([
      import('../../shared/ui/toasts.tsx'),
      import('../../shared/data/errors.ts'),
    ]);
    toast('warning', t('secondFactor.notTrusted'), wordsFor(error));
  });
}
