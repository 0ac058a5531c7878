import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { events } from '#shared/collections/events.ts';
import { spellingsOf } from '#shared/domain/giving/code-spellings.ts';
import { useLiveQuery } from '../../shared/data/live.ts';
import { withValues } from '../../shared/data/queries.ts';
import { committeePath } from '../../shared/fundraising/fundraising-areas.ts';
import { Section } from '../../shared/fundraising/section.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showDay } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';

/** Fundraisers of one member that are shown. */
const shownMax = 20;

export const guestsPath = (member: string, event: string) => `${committeePath}/${member}/guests/${event}`;

/** A member's fundraisers, which are the events with their code, each with its guest list. A read for each event. */
export function Fundraisers({ member, code }: { member: string; code: string }) {
  const { organization } = useMember();
  const path = events.path(organization);
  const spellings = spellingsOf(code, []);
  const live = useLiveQuery(events, `${path} with ${code}`, () =>
    withValues({ path, conditions: [{ field: 'source_code', is: 'in', value: spellings }] }, shownMax),
  );
  return (
    <Section title={t('giving.committee.guests.title')} hint={t('giving.committee.guests.hint', { code })}>
      <LiveView of={live} part>
        {(found) =>
          found.length === 0 ? (
            <Text c="var(--ink-soft)">{t('giving.committee.guests.noEvents')}</Text>
          ) : (
            <ul>
              {found
                .toSorted((one, other) => other.day.localeCompare(one.day))
                .map(({ id, title, day }) => (
                  <li key={id}>
                    <Anchor component={Link} to={guestsPath(member, id)} underline="always">
                      {title}
                    </Anchor>{' '}
                    <Text span size="sm" c="var(--ink-soft)">
                      {showDay(day)}
                    </Text>
                  </li>
                ))}
            </ul>
          )
        }
      </LiveView>
    </Section>
  );
}
