import { useState } from 'react';
import type { SeriesScope } from '#shared/domain/events/event-choices.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import type { CampaignEvent } from '../event-area.ts';
import { ScopeChoice } from '../form/scope-choice.tsx';
import { type EventChange, sendChange } from './send-change.ts';

type Props = { event: CampaignEvent; change: EventChange; close: () => void };

/** Publishes or restores one date of a series, or that and all later ones. */
export function SeriesStateDialog({ event, change, close }: Props) {
  const [scope, setScope] = useState<SeriesScope>('following');
  return (
    <ActDialog
      opened
      title={t(`events.actions.${change}`)}
      submit={t(`events.actions.${change}`)}
      close={close}
      onClosed={() => undefined}
      act={async () => {
        await sendChange(event, change, scope);
        return true;
      }}
    >
      <ScopeChoice value={scope} onChange={setScope} />
    </ActDialog>
  );
}
