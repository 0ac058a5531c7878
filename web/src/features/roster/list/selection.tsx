import { Button } from '@mantine/core';
import type { RsvpCommand } from '#shared/api/rsvps-api.ts';
import { act } from '../../../shared/roster/act-on-rows.ts';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import type { RosterEvent } from '../../../shared/roster/roster-shift.ts';
import { t } from '../../../shared/text/index.ts';
import { SelectionBar } from '../../../shared/ui/list/chosen.tsx';
import { actionsOf } from '../row-actions.ts';

type Props = { rows: readonly RosterRow[]; event: RosterEvent; clear: () => void };

const forSeveral = ['confirm', 'check_in', 'miss', 'cancel'] as const;

/** What can be done with several sign-ups at once; each act touches those alone whom it fits. */
export function Selection({ rows, event, clear }: Props) {
  if (rows.length === 0) return null;
  const now = Date.now();
  const fitting = (is: RsvpCommand['is']) =>
    rows.filter((row) => actionsOf(row, event, now).some(({ change }) => change.is === is));
  const press = (is: (typeof forSeveral)[number]) => {
    void act(fitting(is), is === 'check_in' ? { is, at: Date.now() } : { is });
    clear();
  };
  return (
    <SelectionBar label={t('roster.selection')} count={t('roster.selected', { count: rows.length })}>
      {forSeveral
        .filter((is) => fitting(is).length > 0)
        .map((is) => (
          <Button key={is} size="sm" variant="default" onClick={() => press(is)}>
            {t(`roster.do.${is}`)}
          </Button>
        ))}
      <Button size="sm" variant="subtle" onClick={clear}>
        {t('roster.clear')}
      </Button>
    </SelectionBar>
  );
}
