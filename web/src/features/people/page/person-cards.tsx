import { Anchor, Badge, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { donations } from '#shared/collections/donations.ts';
import { showStored } from '../../../shared/area/area.ts';
import { GiftAmount } from '../../../shared/fundraising/gift-amount.tsx';
import { MeterOnDemand } from '../../../shared/fundraising/meter/meter-on-demand.tsx';
import { ResearchOnDemand } from '../../../shared/research/research-on-demand.tsx';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import { showHours } from '../../../shared/ui/hours.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { type Fact, Facts, Figures } from '../../../shared/ui/record/facts.tsx';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import { ConsentCard } from '../consent/consent-card.tsx';
import type { ConsentAnswer } from '../consent/use-person-consent.ts';
import type { Person } from '../person-area.ts';
import type { Gift } from '../timeline/timeline-source.ts';
import { DetailsCard } from './details-card.tsx';
import { MergedRecords } from './merged-records.tsx';
import styles from './person-page.module.css';
import type { Facets } from './use-facets.ts';
import { VoterCard, type VoterFacts } from './voter-card.tsx';
import { VoterMatch } from './voter-match.tsx';

/** Gifts that the card of giving lists. */
const giftsShown = 3;

const More = ({ to, children }: { to: string; children: ReactNode }) => (
  <Anchor component={Link} to={to} size="sm">
    {children}
  </Anchor>
);

type Props = {
  person: Person;
  gifts: readonly Gift[];
  facets: Facets;
  consent: ConsentAnswer;
  voter: VoterFacts | null;
  showVoter: (facts: VoterFacts) => void;
};

/** What is known of a person by area: a card for each that has something to say to this member. */
export function PersonCards({ person, gifts, facets, consent, voter, showVoter }: Props) {
  const { can } = useMember();
  const { voter_id } = person;
  const { donor, volunteer } = facets;
  return (
    <>
      {donor && <GivingCard id={person.id} name={person.name} live={donor} gifts={gifts} />}
      {volunteer && <VolunteeringCard id={person.id} live={volunteer} />}
      {voter_id !== null && can('voters.read') && (
        <VoterCard person={person} voterId={voter_id} known={voter} show={showVoter} />
      )}
      {voter_id === null && <VoterMatch person={person} />}
      {person.kind === 'person' && can('donations.read') && (
        <ResearchOnDemand person={person.id} label={t('people.page.research')} />
      )}
      <ConsentCard person={person} consent={consent} />
      {person.merged_ids.length > 0 && <MergedRecords person={person} />}
      <Part title={t('people.page.details')}>
        <DetailsCard person={person} />
      </Part>
    </>
  );
}

type GivingProps = { id: string; name: string; live: NonNullable<Facets['donor']>; gifts: readonly Gift[] };

/** The gifts are those of the timeline. */
function GivingCard({ id, name, live, gifts }: GivingProps) {
  const readsGifts = useMember().can('donations.read');
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
      {readsGifts && <MeterOnDemand donor={{ id, name }} label={t('people.page.giving.meter')} />}
      {gifts.length > 0 && (
        <ul className={styles.gifts} aria-label={t('people.page.giving.lastGifts')}>
          {gifts.slice(0, giftsShown).map((gift) => (
            <li key={gift.id}>
              <Link to={`/fundraising/donations/${gift.id}`}>{showDay(gift.date)}</Link>
              <span>{showStored(donations, 'status', gift.status)}</span>
              <span className={styles.amount}>
                <GiftAmount gift={gift} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function VolunteeringCard({ id, live }: { id: string; live: NonNullable<Facets['volunteer']> }) {
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
