import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { leaveKiosk } from '../../../shared/roster/kiosk-pin.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import styles from './kiosk.module.css';

/** The way back to the app, for whoever knows the PIN. */
export function KioskLeave() {
  const [isAsking, ask] = useState(false);
  const [pin, setPin] = useState('');
  const [problem, tell] = useState<'wrong' | 'closed' | null>(null);
  const close = () => {
    ask(false);
    setPin('');
    tell(null);
  };
  const act = async (): Promise<boolean> => {
    const ending = leaveKiosk(pin, Date.now());
    setPin('');
    if (ending === 'left') return true;
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
            error={problem && t(`roster.kioskSelf.${problem}`)}
            onChange={({ currentTarget }) => setPin(currentTarget.value)}
          />
        </ActDialog>
      )}
    </footer>
  );
}
