import '../../../shared/text/roster/en.ts';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { pinPattern, startKiosk } from '../../../shared/roster/kiosk-pin.ts';
import { type RosterEvent, shiftNow } from '../../../shared/roster/roster-shift.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { notifyIfFailed } from '../../../shared/ui/toasts.tsx';
import { RosterView } from '../roster-view.tsx';
import { ShiftChoice } from '../shift-choice.tsx';

/** `/events/:id/kiosk`: hands this device over to whoever comes in. */
export default function KioskPage() {
  return (
    <RosterView below="roster" title={({ title }) => t('roster.kioskStart.title', { name: title })}>
      {({ event }) => <Start event={event} />}
    </RosterView>
  );
}

function Start({ event }: { event: RosterEvent }) {
  const { uid } = useMember();
  const [shift, choose] = useState(() => shiftNow(event, Date.now()));
  const [pin, setPin] = useState('');
  const [isTried, tryIt] = useState(false);
  const start = (pressed: FormEvent) => {
    pressed.preventDefault();
    tryIt(true);
    if (pinPattern.test(pin)) void notifyIfFailed(startKiosk({ event: event.id, shift, uid }, pin));
  };
  return (
    <form onSubmit={start} noValidate>
      <Stack gap="md" maw={480}>
        <Text>{t('roster.kioskStart.hint')}</Text>
        <Text c="var(--ink-soft)">{t('roster.kioskStart.device')}</Text>
        <ShiftChoice event={event} value={shift} onChange={choose} />
        <TextInput
          label={t('roster.kioskStart.pin')}
          description={t('roster.kioskStart.pinHint')}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          error={isTried && !pinPattern.test(pin) ? t('roster.kioskStart.pinProblem') : null}
          onChange={({ currentTarget }) => setPin(currentTarget.value)}
        />
        <Button type="submit" style={{ justifySelf: 'start' }} w="fit-content">
          {t('roster.kioskStart.start')}
        </Button>
      </Stack>
    </form>
  );
}
