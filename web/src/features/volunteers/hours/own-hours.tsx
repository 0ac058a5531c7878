import '../../../shared/text/hours/en.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { AddHoursDialog } from './add-hours-dialog.tsx';

/** For members who edit no volunteers: their own hours, which somebody approves. */
export default function OwnHours() {
  const { uid, fullName } = useMember();
  const [isAdding, add] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => add(true)} style={{ alignSelf: 'flex-start' }}>
        {t('hours.addOwn')}
      </Button>
      <AddHoursDialog whose={{ id: uid, name: fullName }} isOwn opened={isAdding} close={() => add(false)} />
    </>
  );
}
