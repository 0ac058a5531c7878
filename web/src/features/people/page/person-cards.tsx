import { Anchor, Badge, Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { showStored, useWrites } from '../../../shared/area/area.ts';
import { useCachedDocument } from '../../../shared/data/use-cached-document.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import { showHours } from '../../../shared/ui/hours.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { type Fact, Facts, Figures } from '../../../shared/ui/record/facts.tsx';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import { notifyIfFailed, withUndo } from '../../../shared/ui/toasts.tsx';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { ConsentCard } from '../consent/consent-card.tsx';
import { area, type Person } from '../person-area.ts';
import type { Gift } from '../timeline/timeline-sources.ts';
import { DetailsCard } from './details-card.tsx';
import styles from './person-page.module.css';
import { VoterMatch } from './voter-match.tsx';

/** Gifts that the card of giving lists. */
const giftsShown = 3;

const More = ({ to, children }: { to: string; children: ReactNode }) => (
  <Anchor component={Link} to={to} size="sm">
    {children}
  </Anchor>
);

/** What is known of a person by area: a card for each that has something to say to this member. */
export function PersonCards({ person, gifts }: { person: Person; gifts: readonly Gift[] }) {
  const { can } = useMember();
  const { facets, voter_id } = person;
  return (
    <>
      {facets.includes('donor') && can('donors.read') && <GivingCard id={person.id} gifts={gifts} />}
      {facets.includes('volunteer') && can('volunteers.read') && <VolunteeringCard id={person.id} />}
      {voter_id !== null && can('voters.read') && <VoterCard person={person} voterId={voter_id} />}
      {voter_id === null && <VoterMatch person={person} />}
      <ConsentCard person={person} />
      <Part title={t('people.page.details')}>
        <DetailsCard person={person} />
      </Part>
    </>
  );
}

/** One read; the gifts are those of the timeline. */
function GivingCard({ id, gifts }: { id: string; gifts: readonly Gift[] }) {
  const live = useCachedDocument(donors, useMember().organization, id);
  if (live.is === 'ready' && live.value === null) return null;
  return (
    <Part
      title={t('people.page.giving.title')}
      aside={<More to={`/fundraising/donors/${id}`}>{t('people.page.giving.open')}</More>}
    >
      <LiveView of={live} part>
        {(donor) =>
          donor && (
            <Figures
              facts={[
                { label: t('people.page.giving.total'), value: showMoney(donor.totalDonated) },
                { label: t('people.page.giving.count'), value: donor.donationCount },
                ...(donor.lastDonationDate === null
                  ? []
                  : [{ label: t('people.page.giving.last'), value: showDay(donor.lastDonationDate) }]),
              ]}
            />
          )
        }
      </LiveView>
      {gifts.length > 0 && (
        <ul className={styles.gifts} aria-label={t('people.page.giving.lastGifts')}>
          {gifts.slice(0, giftsShown).map((gift) => (
            <li key={gift.id}>
              <Link to={`/fundraising/donations/${gift.id}`}>{showDay(gift.date)}</Link>
              <span>{showStored(donations, 'status', gift.status)}</span>
              <span className={styles.amount}>{showMoney(gift.amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** One read. */
function VolunteeringCard({ id }: { id: string }) {
  const live = useCachedDocument(volunteers, useMember().organization, id);
  if (live.is === 'ready' && live.value === null) return null;
  return (
    <Part
      title={t('people.page.volunteering.title')}
      aside={<More to={`/volunteers/${id}`}>{t('people.page.volunteering.open')}</More>}
    >
      <LiveView of={live} part>
        {(volunteer) => {
          if (!volunteer) return null;
          const { totalHours, lastActiveDate, skills } = volunteer;
          const figures: Fact[] = [
            { label: t('people.page.volunteering.hours'), value: showHours(totalHours) },
            ...(lastActiveDate === null
              ? []
              : [{ label: t('people.page.volunteering.lastActive'), value: showDay(lastActiveDate) }]),
          ];
          const badges = (
            <Group gap={6}>
              {skills.map((skill) => (
                <Badge key={skill} variant="default" tt="none" fw={500}>
                  {skill}
                </Badge>
              ))}
            </Group>
          );
          return (
            <>
              <Figures facts={figures} />
              {skills.length > 0 && (
                <Facts facts={[{ label: t('people.page.volunteering.skills'), value: badges }]} />
              )}
            </>
          );
        }}
      </LiveView>
    </Part>
  );
}

function VoterCard({ person, voterId }: { person: Person; voterId: string }) {
  const writes = useWrites(area.collection);
  const failed = t('common.failedToSave');
  const unlink = () => {
    const { id, not_voters: rejected } = person;
    const others = rejected.filter((one) => one !== voterId);
    const data = { voter_id: null, not_voters: [...others, voterId].slice(-20) };
    const base = { voter_id: voterId, not_voters: rejected };
    const change = { operation: 'update' as const, table: 'people' as const, id, data, base };
    void notifyIfFailed(
      withUndo(change, { title: t('people.page.voter.unlinked'), name: person.name, failed }),
      failed,
    );
  };
  return (
    <Part
      title={t('people.page.voter.title')}
      aside={<More to={paths.one(voterId)}>{t('people.page.voter.open')}</More>}
    >
      <Stack gap={4} align="flex-start">
        <span>{voterId}</span>
        {writes && (
          <Button variant="subtle" color="gray" size="compact-sm" ms={-8} onClick={unlink}>
            {t('people.page.voter.unlink')}
          </Button>
        )}
      </Stack>
    </Part>
  );
}
