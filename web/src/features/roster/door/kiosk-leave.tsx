import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type KioskEnding, leaveKiosk } from '../../../shared/roster/kiosk-pin.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { showClock } from '../../../shared/ui/format.ts';
import styles from './kiosk.module.css';

const problemText = (ending: KioskEnding): string | null => {
  if (ending.is === 'left') return null;
  return ending.is === 'wrong'
    ? t('roster.kioskSelf.wrong')
    : t('roster.kioskSelf.closed', { time: showClock(ending.until) });
};

/** The way back to the app, for whoever knows the PIN. */
export function KioskLeave() {
  const [isAsking, ask] = useState(false);
  const [pin, setPin] = useState('');
  const [problem, tell] = useState<KioskEnding | null>(null);
  const close = () => {
    ask(false);
    setPin('');
    tell(null);
  };
  const act = async (): Promise<boolean> => {
    const ending = await leaveKiosk(pin, Date.now());
    setPin('');
    if (ending.is === 'left') return true;
    tell(ending);
    return false;
  };
  return (
    <footer className={styles.staff}>
      <Button variant="subtle" onClick={() => ask(true)}>
        {t('roster.kioskSelf.staff')}
      </Button>
      {isAsking && (
        <ActDialog
          opened
          title={t('roster.kioskSelf.leave')}
          submit={t('roster.kioskSelf.leaveSubmit')}
          close={close}
          onClosed={() => undefined}
          act={act}
        >
          <TextInput
            label={t('roster.kioskStart.pin')}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            data-autofocus
            maxLength={8}
            value={pin}
            error={problem && problemText(problem)}
            onChange={({ currentTarget }) => setPin(currentTarget.value)}
          />
        </ActDialog>
      )}
    </footer>
  );
}
