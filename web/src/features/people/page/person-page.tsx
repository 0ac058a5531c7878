import { ActionIcon, Button, SegmentedControl, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconCoin } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useWrites } from '../../../shared/area/area.ts';
import { BackToList } from '../../../shared/area/area-form.tsx';
import { useLiveDocument } from '../../../shared/data/live.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { useNeighbors, useRecordLinkState } from '../../../shared/ui/list/place.ts';
import { recordKeys, screenKeys, useKeyHint, useShortcuts } from '../../../shared/ui/list/shortcuts.ts';
import { EditLink } from '../../../shared/ui/record/edit-link.tsx';
import { RecordView } from '../../../shared/ui/record/record-view.tsx';
import { usePersonConsent } from '../consent/use-person-consent.ts';
import { area, type Person } from '../person-area.ts';
import { Composer } from '../timeline/composer.tsx';
import { TimelineView } from '../timeline/timeline-view.tsx';
import { useTimeline } from '../timeline/use-timeline.tsx';
import { PersonCards } from './person-cards.tsx';
import { PersonHeader } from './person-header.tsx';
import styles from './person-page.module.css';
import { useFacets } from './use-facets.ts';
import type { VoterFacts } from './voter-card.tsx';

const followed = z.object({ mergedFrom: z.string() });

/** `/people/:id`: everything that this member may know of one person. One read, and those of the parts. */
export function PersonPage() {
  const { id = '' } = useParams();
  const { organization } = useMember();
  const { state } = useLocation();
  const live = useLiveDocument(area.collection, organization, id);
  // What this device kept is not followed: the merge may have been taken back.
  const survivor = live.is === 'ready' && !live.stale ? (live.value?.merged_into ?? null) : null;
  // Only once: two tombstones that name each other would lead in a circle.
  if (survivor !== null && !followed.safeParse(state).success)
    return <Navigate to={area.paths.one(survivor)} replace state={{ ...state, mergedFrom: id }} />;
  return (
    <RecordView
      of={live}
      kind={t('people.one')}
      title={area.nameOf}
      above={<BackToList area={area} />}
      wide
      viewed={{ type: area.viewed, id }}
      actions={(person) => <Actions person={person} />}
    >
      {(person) =>
        person.merged_into === null ? (
          <Loaded key={person.id} person={person} />
        ) : (
          <>
            <Text>{t('people.page.merged')}</Text>
            <Button
              component={Link}
              to={area.paths.one(person.merged_into)}
              variant="default"
              w="fit-content"
            >
              {t('people.page.survivor')}
            </Button>
          </>
        )
      }
    </RecordView>
  );
}

/** The ways on: to the next person of the list, the form, and a gift. */
function Actions({ person }: { person: Person }) {
  const navigate = useNavigate();
  const { can } = useMember();
  const writes = useWrites(area.collection);
  const linkState = useRecordLinkState();
  const { next, previous, open } = useNeighbors(person.id);
  const mayGive = person.facets.includes('donor') && can('donations.write');
  const gift = `/fundraising/donations/new?donor=${encodeURIComponent(person.id)}`;
  const giftHint = useKeyHint(recordKeys.gift);
  const nextHint = useKeyHint(screenKeys.next);
  const previousHint = useKeyHint(screenKeys.previous);
  useShortcuts({
    ...(next !== null && { [screenKeys.next]: () => open(next) }),
    ...(previous !== null && { [screenKeys.previous]: () => open(previous) }),
    ...(writes && { [recordKeys.edit]: () => navigate(area.paths.edit(person.id), { state: linkState }) }),
    ...(mayGive && { [recordKeys.gift]: () => navigate(gift) }),
  });
  return (
    <>
      {(next !== null || previous !== null) && (
        <>
          <ActionIcon
            variant="default"
            size="input-sm"
            aria-label={t('people.page.previous')}
            aria-keyshortcuts={previousHint}
            disabled={previous === null}
            onClick={() => previous !== null && open(previous)}
          >
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="input-sm"
            aria-label={t('people.page.next')}
            aria-keyshortcuts={nextHint}
            disabled={next === null}
            onClick={() => next !== null && open(next)}
          >
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
      {mayGive && (
        <Button
          component={Link}
          to={gift}
          variant="default"
          aria-keyshortcuts={giftHint}
          leftSection={<IconCoin size={16} aria-hidden />}
        >
          {t('people.page.addGift')}
        </Button>
      )}
      {writes && (
        <Button component={Link} to={`/duplicates/merge?ids=${person.id}`} variant="default">
          {t('people.page.merge')}
        </Button>
      )}
      {writes && <EditLink to={area.paths.edit(person.id)} />}
    </>
  );
}

const tabs = ['timeline', 'cards'] as const;

function Loaded({ person }: { person: Person }) {
  const note = useRef<HTMLTextAreaElement>(null);
  const [tab, setTab] = useState<(typeof tabs)[number]>('timeline');
  const facets = useFacets(person);
  const [voter, setVoter] = useState<VoterFacts | null>(null);
  const consent = usePersonConsent(person);
  const timeline = useTimeline({ ids: [person.id, ...person.merged_ids], person, facets, consent });
  const gifts = timeline.items.flatMap(({ gift }) => (gift ? [gift] : []));
  const addNote = () => {
    // Drawn at once: nothing hidden can be focused.
    flushSync(() => setTab('timeline'));
    note.current?.focus();
  };
  // Of whom the person was linked to before, nothing is shown.
  const known = voter && voter.voter.id === person.voter_id ? voter : null;
  return (
    <div className={styles.page}>
      {timeline.readers}
      <PersonHeader person={person} voter={known} addNote={addNote} />
      <SegmentedControl
        className={styles.tabs ?? ''}
        fullWidth
        aria-label={t('people.page.tabs.label')}
        value={tab}
        onChange={(value) => setTab(tabs.find((one) => one === value) ?? 'timeline')}
        data={tabs.map((value) => ({ value, label: t(`people.page.tabs.${value}`) }))}
      />
      <div className={styles.columns}>
        <section className={styles.column} data-chosen={tab === 'timeline'} aria-labelledby="timeline">
          <h2 id="timeline" className={styles.heading}>
            {t('people.timeline.title')}
          </h2>
          <Composer person={person} input={note} />
          <TimelineView timeline={timeline} />
        </section>
        <div className={styles.column} data-chosen={tab === 'cards'}>
          <PersonCards
            person={person}
            gifts={gifts}
            facets={facets}
            consent={consent}
            voter={known}
            showVoter={setVoter}
          />
        </div>
      </div>
    </div>
  );
}
