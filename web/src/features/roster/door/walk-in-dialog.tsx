import { useState } from 'react';
import type { RosterEvent } from '../../../shared/roster/roster-shift.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { notifyIfFailed, offerUndo } from '../../../shared/ui/toasts.tsx';
import type { PersonProblems } from '../add/typed-person.ts';
import { sendWalkIn } from './send-walk-in.ts';
import { noWalkIn, WalkInFields } from './walk-in-fields.tsx';

type Props = { event: RosterEvent; shift: string; name: string; close: () => void };

/** Checks in somebody who walked in. `name`: what was searched for and not found. */
export function WalkInDialog({ event, shift, name, close }: Props) {
  const asksConsent = useMember().can('people.write');
  const [value, change] = useState({ ...noWalkIn, name });
  const [problems, setProblems] = useState<PersonProblems>({});
  const act = async (): Promise<boolean> => {
    const result = await sendWalkIn(event.id, shift, value);
    if (result.is === 'problem') {
      setProblems(result.problems);
      return false;
    }
    offerUndo(`walk-in ${result.name}`, { title: t('roster.done.check_in'), name: result.name }, () => {
      void notifyIfFailed(result.sent.undo());
    });
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('roster.walkIn.title')}
      submit={t('roster.do.check_in')}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <WalkInFields value={value} change={change} problems={problems} asksConsent={asksConsent} />
    </ActDialog>
  );
}
