import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useRosterEvent, useWorksRoster } from '../../shared/roster/roster-event.ts';
import { rosterPaths } from '../../shared/roster/roster-paths.ts';
import type { RosterRow } from '../../shared/roster/roster-row.ts';
import type { RosterEvent } from '../../shared/roster/roster-shift.ts';
import { useRoster } from '../../shared/roster/use-roster.ts';
import { t } from '../../shared/text/index.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { RecordView } from '../../shared/ui/record/record-view.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';

type Opened = { event: RosterEvent; rows: RosterRow[] };
type Props = {
  title: (event: RosterEvent) => string;
  /** Where the way back leads: to the event, or to its roster. */
  below?: 'roster';
  actions?: (event: RosterEvent) => ReactNode;
  children: (opened: Opened) => ReactNode;
};

/** A screen about the roster of the event in its address, for whoever works with it. */
export function RosterView({ title, below, actions, children }: Props) {
  const { id = '' } = useParams();
  const live = useRosterEvent(id);
  const event = live.is === 'ready' ? live.value : null;
  const isCancelled = event?.state === 'cancelled';
  const works = useWorksRoster(event);
  const roster = useRoster(id, !works);
  const list = below ? rosterPaths.roster(id) : rosterPaths.event(id);
  return (
    <RecordView
      of={live}
      kind={t('roster.title')}
      title={title}
      wide
      above={<BackLink list={list} name={t(below ? 'roster.backToRoster' : 'roster.back')} />}
      actions={(one) => works && actions?.(one)}
    >
      {(one) =>
        works ? (
          <>
            <StaleNote of={roster} />
            {isCancelled && <Text c="var(--bad)">{t('roster.cancelled')}</Text>}
            <LiveView of={roster}>
              {({ rows, isCut }) => (
                <>
                  {isCut && <Text c="var(--goal)">{t('roster.cut', { count: rows.length })}</Text>}
                  {children({ event: one, rows })}
                </>
              )}
            </LiveView>
          </>
        ) : (
          <NoPermission />
        )
      }
    </RecordView>
  );
}
