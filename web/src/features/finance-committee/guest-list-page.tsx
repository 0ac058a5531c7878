import { Anchor, Button, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { spellingsOf } from '#shared/domain/giving/code-spellings.ts';
import { type GuestLine, guestList } from '#shared/domain/giving/guest-gifts.ts';
import { committeePath, donationsOf } from '../../shared/fundraising/fundraising-areas.ts';
import { useGiftsWithCode } from '../../shared/fundraising/gifts-with-code.ts';
import { allLive, type GivingQuarter, useGivingQuarters } from '../../shared/fundraising/giving-data.ts';
import { useRosterEvent } from '../../shared/roster/roster-event.ts';
import { rosterPaths } from '../../shared/roster/roster-paths.ts';
import type { RosterEvent } from '../../shared/roster/roster-shift.ts';
import { type Roster, useRoster } from '../../shared/roster/use-roster.ts';
import { useMember } from '../../shared/session/session-store.ts';
import '../../shared/text/roster/en.ts';
import { t } from '../../shared/text/index.ts';
import { FigureRow } from '../../shared/ui/figures/figure-row.tsx';
import { showDay, showMoney, showNumber } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import styles from './committee.module.css';

/** `/fundraising/committee/:id/guests/:event`: who comes to a member's fundraiser, and what each of them gave by its code. */
export function GuestListPage() {
  const { id = '', event = '' } = useParams();
  const works = useMember().can('rosters.work');
  const all = allLive(useRosterEvent(event), useRoster(event, !works), useGivingQuarters());
  if (!works) return <NoPermission />;
  return (
    <LiveView of={all} loading={<ScreenWaiting />}>
      {([found, roster, quarters]) =>
        found && (
          <Guests member={id} event={found} roster={roster} quarters={quarters}>
            <StaleNote of={all} />
          </Guests>
        )
      }
    </LiveView>
  );
}

type Props = {
  member: string;
  event: RosterEvent;
  roster: Roster;
  quarters: readonly GivingQuarter[];
  children: React.ReactNode;
};

/** Reads: each sign-up, each quarter, and each gift with the event's code. */
function Guests({ member, event, roster, quarters, children }: Props) {
  const { live, next, more } = useGiftsWithCode(spellingsOf(event.source_code ?? '', quarters));
  const isLong = next.is === 'idle';
  useEffect(() => {
    if (isLong) more();
  }, [isLong, more]);
  const gifts = live.is === 'ready' ? live.value : [];
  const { lines, others } = guestList(roster.rows, gifts);
  const people = lines.reduce((sum, { guests }) => sum + 1 + guests, 0);
  const given = lines.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <Page
      title={event.title}
      hint={[showDay(event.day), t('giving.committee.guests.code', { code: event.source_code ?? '' })].join(
        ' · ',
      )}
      above={<BackLink list={`${committeePath}/${member}`} name={t('giving.committee.guests.back')} />}
      actions={
        <Button component={Link} to={rosterPaths.roster(event.id)} variant="default">
          {t('giving.committee.guests.roster')}
        </Button>
      }
    >
      {children}
      <StaleNote of={live} />
      <FigureRow
        title={t('giving.committee.guests.figures')}
        figures={[
          {
            label: t('giving.committee.guests.guests'),
            value: showNumber(people),
            hint: t('giving.committee.guests.guestsHint'),
          },
          {
            label: t('giving.committee.guests.given'),
            value: showMoney(given, true),
            hint: t('giving.committee.guests.givers', {
              count: lines.filter(({ cents }) => cents > 0).length,
            }),
          },
          {
            label: t('giving.committee.guests.others'),
            value: showMoney(others.cents, true),
            hint: t('giving.committee.guests.othersHint', { count: others.gifts }),
          },
        ]}
      />
      {lines.length === 0 ? (
        <EmptyState
          icon={IconUsers}
          title={t('giving.committee.guests.none.title')}
          hint={t('giving.committee.guests.none.hint')}
        />
      ) : (
        <GuestTable lines={lines} />
      )}
      {roster.isCut && <Text c="var(--goal)">{t('giving.committee.guests.cut')}</Text>}
    </Page>
  );
}

const GuestTable = ({ lines }: { lines: readonly GuestLine[] }) => (
  <table className={styles.members}>
    <thead>
      <tr>
        <th scope="col">{t('giving.committee.guests.name')}</th>
        <th scope="col" className={styles.more}>
          {t('giving.committee.guests.state')}
        </th>
        <th scope="col" className={styles.number}>
          {t('giving.committee.guests.with')}
        </th>
        <th scope="col" className={styles.number}>
          {t('giving.committee.guests.given')}
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ id, name, person, state, guests, cents }) => (
        <tr key={id}>
          <th scope="row">
            {person !== null && cents > 0 ? (
              <Anchor inherit component={Link} to={donationsOf(person)}>
                {name}
              </Anchor>
            ) : (
              name
            )}
          </th>
          <td className={styles.more}>{t(`roster.state.${state}`)}</td>
          <td className={`${styles.number} figures`}>{guests === 0 ? '–' : `+${showNumber(guests)}`}</td>
          <td className={`${styles.number} figures`}>{cents === 0 ? '–' : showMoney(cents)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
