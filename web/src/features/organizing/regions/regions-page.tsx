import { Button, Text } from '@mantine/core';
import { IconMapPins, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { fieldRegionsCall } from '#shared/api/regions-api.ts';
import type { Region } from '#shared/domain/regions/region-of.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { type Colleague, useMembers } from '../../../shared/data/use-members.ts';
import { useRegions } from '../../../shared/regions/regions-data.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { type OpenQuestion, useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { showNumber, showTime } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import styles from '../organizing.module.css';
import { OrganizingTabs } from '../organizing-tabs.tsx';
import { RegionDialog } from './region-dialog.tsx';

type Question = { is: 'add' } | { is: 'edit' | 'remove'; region: Region };

/** Regions, who runs each, and where its people gather. One read, and one for each member for the organizers' names. */
export default function RegionsPage() {
  const { organization, can } = useMember();
  const writes = can('voters.write');
  const live = useRegions();
  const members = useMembers(organization);
  const questions = useOpenQuestion<Question>();
  const colleagues = members.is === 'ready' ? members.value : [];
  const add = writes && (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={({ currentTarget }) => questions.ask({ is: 'add' }, currentTarget)}
    >
      {t('organizing.regions.add')}
    </Button>
  );
  return (
    <Page title={t('organizing.regions.title')} hint={t('organizing.regions.hint')} actions={add}>
      <OrganizingTabs />
      <StaleNote of={live} />
      <LiveView of={live}>
        {({ regions }) =>
          regions.length === 0 ? (
            <EmptyState
              icon={IconMapPins}
              title={t('organizing.regions.empty.title')}
              hint={t(writes ? 'organizing.regions.empty.hint' : 'organizing.regions.empty.reader')}
            />
          ) : (
            <ul className={styles.cards}>
              {regions.map((region) => (
                <RegionCard
                  key={region.id}
                  region={region}
                  members={colleagues}
                  ask={writes ? questions.ask : null}
                />
              ))}
            </ul>
          )
        }
      </LiveView>
      <OpenDialog of={questions} members={colleagues} />
    </Page>
  );
}

function OpenDialog({ of, members }: { of: OpenQuestion<Question>; members: readonly Colleague[] }) {
  const { question, opened, close, onClosed } = of;
  if (!question) return null;
  const dialog = { opened, close, onClosed };
  if (question.is !== 'remove')
    return (
      <RegionDialog region={question.is === 'edit' ? question.region : null} members={members} {...dialog} />
    );
  const { id, name } = question.region;
  return (
    <ActDialog
      {...dialog}
      grave
      title={t('organizing.regions.removeTitle', { name })}
      submit={t('organizing.regions.remove')}
      act={async () => {
        await callEndpoint(fieldRegionsCall, { is: 'remove', id });
        return true;
      }}
    >
      <Text>{t('organizing.regions.removeHint')}</Text>
    </ActDialog>
  );
}

/** Whose a region is while nobody runs it: whoever directs the field. */
const leadOf = (members: readonly Colleague[]): string | null =>
  members.find(({ member_positions }) => member_positions.includes('field_director'))?.full_name ?? null;

function Organizer({ region, members }: { region: Region; members: readonly Colleague[] }) {
  const found = members.find(({ id }) => id === region.organizer);
  if (found) return <p>{found.full_name}</p>;
  const lead = leadOf(members);
  return (
    <p className={styles.missing}>
      {lead ? t('organizing.regions.leads', { name: lead }) : t('organizing.regions.nobody')}
    </p>
  );
}

type CardProps = {
  region: Region;
  members: readonly Colleague[];
  ask: ((question: Question, from: HTMLElement) => void) | null;
};

function RegionCard({ region, members, ask }: CardProps) {
  const { name, zips, weekly_shifts, places } = region;
  return (
    <li className={styles.card}>
      <h2>{name}</h2>
      <Organizer region={region} members={members} />
      <p className={styles.soft}>
        {t('organizing.regions.weekly', { count: weekly_shifts, shown: showNumber(weekly_shifts) })}
        {zips.length > 0 && ` · ${zips.join(', ')}`}
      </p>
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={place.id}>
              <strong>{place.name}</strong>
              {[place.time && showTime(place.time), place.address, place.note].filter(Boolean).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {ask && (
        <div className={styles.buttons}>
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-label={t('organizing.regions.editNamed', { name })}
            onClick={({ currentTarget }) => ask({ is: 'edit', region }, currentTarget)}
          >
            {t('common.edit')}
          </Button>
          <Button
            variant="subtle"
            c="var(--bad)"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={t('organizing.regions.removeNamed', { name })}
            onClick={({ currentTarget }) => ask({ is: 'remove', region }, currentTarget)}
          >
            {t('organizing.regions.remove')}
          </Button>
        </div>
      )}
    </li>
  );
}
