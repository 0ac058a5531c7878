import { IconCoin } from '@tabler/icons-react';
import { useMemo } from 'react';
import { elections, electionsMax } from '#shared/collections/campaign-elections.ts';
import { informationRequests } from '#shared/collections/information-requests.ts';
import { electionEntries, informationEntries, within } from '#shared/domain/calendar-layers/entries.ts';
import { firstOf, inOrder } from '../../data/queries.ts';
import { useListOnce } from '../../data/use-list-once.ts';
import { useMember } from '../../session/session-store.ts';
import { t } from '../../text/index.ts';
import { type CalendarLayer, itemOf, mapLive } from '../calendar-layer.ts';

/** Donors whose deadlines are read: those whose gift passed the threshold first. */
const requestsRead = 20;

/** Elections that money is raised for, and by when donors have to be asked: a read for each, forty and twenty at most. */
export const financeLayer: CalendarLayer = {
  icon: IconCoin,
  useItems({ from, to }, isClosed) {
    const { organization } = useMember();
    const path = elections.path(organization);
    const days = useListOnce(
      elections,
      isClosed ? null : `calendar ${path}`,
      () => firstOf(inOrder({ path, conditions: [] }, { field: 'day', direction: 'asc' }), electionsMax),
      { cached: true },
    );
    const list = {
      path: informationRequests.path(organization),
      conditions: [{ field: 'state', is: '==' as const, value: 'due' }],
    };
    const requests = useListOnce(
      informationRequests,
      isClosed ? null : `calendar ${list.path}`,
      () => firstOf(inOrder(list, { field: 'passed_on', direction: 'asc' }), requestsRead),
      { cached: true },
    );
    return useMemo(
      () =>
        mapLive(days, (found) => {
          const span = { from, to };
          const due = requests.is === 'ready' ? informationEntries(requests.value) : [];
          return [
            ...within(electionEntries(found), span).map((entry) =>
              itemOf('finance', entry, {
                link: '/fundraising/limits',
                details: [t('calendar.details.election')],
              }),
            ),
            ...within(due, span).map((entry) =>
              itemOf('finance', entry, {
                link: '/fundraising/missing-information',
                details: [t('calendar.details.information')],
              }),
            ),
          ];
        }),
      [days, requests, from, to],
    );
  },
};
