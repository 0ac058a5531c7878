import { Button, Stack, Text } from '@mantine/core';
import { IconFilterOff, IconMap2, IconPencilCheck, IconUserQuestion } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ExchangeLink } from '../../../shared/field/exchange-link.tsx';
import { paths } from '../../../shared/field/field-paths.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { isOverdue } from '../../../shared/turfs/due-date.ts';
import { Taken } from '../../../shared/turfs/refused-deletes/refused-delete-notice.tsx';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { countedMax, useProposalCount } from '../../../shared/turfs/use-proposals.ts';
import { AreaTabs } from '../../../shared/ui/area-tabs.tsx';
import { showNumber } from '../../../shared/ui/format.ts';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { LoadingList } from '../../../shared/ui/list/loading.tsx';
import { useListState } from '../../../shared/ui/list/url.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { turfLists, useTurfs } from '../data.ts';
import { filterTurfs, inCuts } from '../turf-order.ts';
import { useStandings } from '../use-turf-standings.ts';
import { Coverage } from './coverage.tsx';
import { CutLine } from './cut-line.tsx';
import { see } from './known-turfs.ts';
import { Late } from './overdue-turfs.tsx';
import { BulkBar } from './turf-bulk-bar.tsx';
import { columnsFor } from './turf-columns.tsx';
import { Rows } from './turf-rows.tsx';
import { chooseFrom } from './turf-selection.ts';

const none: readonly Turf[] = [];
/** Turfs among which names are looked for, a read each; older ones once somebody scrolls to them. */
const soughtMax = 2_000;

/** All turfs, the newest cut first: who has which, how far each is, and all of them together. */
export function TurfList() {
  const writes = useMember().can('voters.write');
  const controls = useListState(turfLists);
  const { filters, search } = controls;
  const pages = useTurfs(controls);
  const { live, next, more } = pages;
  const now = useNow();
  const turfs = live.is === 'ready' ? live.value : none;
  const listed = useMemo(() => inCuts(turfs), [turfs]);
  const shown = useMemo(() => filterTurfs(listed, { search, filters }, now), [listed, search, filters, now]);
  const standings = useStandings(listed, shown);
  const columns = useMemo(() => columnsFor(standings, { marks: writes, now }), [standings, writes, now]);
  useEffect(() => see(turfs), [turfs]);
  const key = JSON.stringify(filters);
  useEffect(() => chooseFrom(key), [key]);
  const whole = next.is === 'end';
  // Letters and days are looked for here, so that what is asked for may be on any page.
  const isSought = search !== '' || filters.state === 'overdue';
  const isSearching = isSought && !whole && turfs.length < soughtMax;
  useEffect(() => {
    if (isSearching && turfs.length > 0 && next.is === 'idle') more();
  }, [isSearching, turfs.length, next.is, more]);
  // Of a cut all turfs, and no others.
  const isCut = filters.cut !== undefined && !filters.state && !filters.canvasser && search === '';
  return (
    <Page title={t('nav.fieldOps')} actions={<Actions writes={writes} />}>
      <AreaTabs />
      <StaleNote of={live} />
      {writes && <Taken />}
      <LiveView of={live} loading={<LoadingList columns={columns} />}>
        {(all) =>
          all.length === 0 && !controls.narrowed ? (
            <NothingYet writes={writes} />
          ) : (
            <Stack gap="md">
              {shown.length > 0 && <Coverage turfs={shown} standings={standings} whole={whole} />}
              {writes && <Late turfs={turfs.filter((turf) => isOverdue(turf, now))} standings={standings} />}
              <Rows
                turfs={shown}
                columns={columns}
                controls={controls}
                pages={pages}
                marks={writes}
                isSearching={isSearching && next.is !== 'failed'}
                nothing={<NothingMatches clear={controls.clear} whole={whole} more={more} />}
              />
              {writes && isCut && <CutLine turfs={listed} whole={whole} more={more} clear={controls.clear} />}
              {writes && <BulkBar turfs={listed} shown={shown} standings={standings} />}
            </Stack>
          )
        }
      </LiveView>
    </Page>
  );
}

/** The way to the proposed corrections, with how many wait. */
function CorrectionsLink() {
  const count = useProposalCount();
  const shown = count === countedMax ? `${showNumber(countedMax)}+` : showNumber(count ?? 0);
  return (
    <LinkButton to={paths.corrections} icon={IconPencilCheck}>
      {count === null || count === 0
        ? t('turfs.corrections')
        : t('turfs.correctionsWaiting', { count, shown })}
    </LinkButton>
  );
}

const Actions = ({ writes }: { writes: boolean }) => (
  <>
    <ExchangeLink />
    <CorrectionsLink />
    <LinkButton to={paths.newVoters} icon={IconUserQuestion}>
      {t('turfs.met')}
    </LinkButton>
    {writes && (
      <Button component={Link} to={paths.map} leftSection={<IconMap2 size={16} aria-hidden />}>
        {t('turfs.cutMore')}
      </Button>
    )}
  </>
);

const NothingYet = ({ writes }: { writes: boolean }) => (
  <EmptyState
    icon={IconMap2}
    title={t('turfs.empty.title')}
    hint={writes ? t('turfs.empty.hint') : t('turfs.empty.reader')}
  >
    {writes && (
      <Button component={Link} to={paths.map} mt="xs">
        {t('turfs.empty.action')}
      </Button>
    )}
  </EmptyState>
);

/** Names are looked for among the turfs that are here. */
const NothingMatches = (props: { clear: () => void; whole: boolean; more: () => void }) => (
  <EmptyState icon={IconFilterOff} title={t('turfs.nothing.title')} hint={t('turfs.nothing.hint')}>
    {!props.whole && (
      <>
        <Text size="sm" c="var(--ink-soft)">
          {t('turfs.nothing.older')}
        </Text>
        <Button variant="default" onClick={props.more}>
          {t('turfs.nothing.more')}
        </Button>
      </>
    )}
    <Button variant="default" mt="xs" onClick={props.clear}>
      {t('list.nothing.clear')}
    </Button>
  </EmptyState>
);
