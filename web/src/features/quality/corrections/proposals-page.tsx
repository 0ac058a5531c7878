import '../../../shared/text/proposals/en.ts';
import '../../../shared/text/scripts/en.ts';
import '../../../shared/text/turfs/en.ts';
import '../../../shared/text/voters/en.ts';
import { Button, Stack } from '@mantine/core';
import { IconPencilCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useMembers } from '../../../shared/data/use-members.ts';
import { paths } from '../../../shared/field/field-paths.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { type Proposal, useProposals } from '../../../shared/turfs/use-proposals.ts';
import { VoterFileNote } from '../../../shared/turfs/voter-file-note.tsx';
import { showNumber } from '../../../shared/ui/format.ts';
import { SelectionBar } from '../../../shared/ui/list/chosen.tsx';
import { Footer } from '../../../shared/ui/list/footer.tsx';
import { LongList } from '../../../shared/ui/list/long-list.tsx';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import type { Person } from '../../../shared/voters/engine.ts';
import { useAnswer, useVoters } from '../../../shared/voters/use-voters.ts';
import { type Decision, decide } from './decide.ts';
import { ProposalCard } from './proposal-card.tsx';
import styles from './proposals.module.css';

/** Pixels of a usual card; each is measured. */
const usual = 148;

/** Finds the voter of a proposal in the file on this device; 'loading' until the file is there. */
function useVotersOf(proposals: readonly Proposal[]): (id: string) => Person | 'loading' | null {
  const ids = [...new Set(proposals.map(({ voter_id }) => voter_id))].sort();
  const { value } = useAnswer(`proposals ${ids.join(' ')}`, (engine) =>
    Promise.all(ids.map((id) => engine.voter(id))),
  );
  const { voterFile } = useVoters();
  const isComing =
    value === null && (voterFile.is === 'ready' || voterFile.is === 'fetching' || voterFile.is === 'unseen');
  const people = new Map((value ?? []).flatMap((person) => (person ? [[person.id, person] as const] : [])));
  return (id) => people.get(id) ?? (isComing ? 'loading' : null);
}

/** `/field-ops/turfs/corrections`: what canvassers and callers would correct, until an organizer decides. */
export default function ProposalsPage() {
  const { live, next, more } = useProposals();
  return (
    <Page
      title={t('turfs.corrections')}
      above={<BackLink list={paths.turfs} name={t('fieldOps.tabs.turfs')} />}
      hint={t('proposals.hint')}
    >
      <StaleNote of={live} />
      <LiveView of={live}>
        {(proposals) =>
          proposals.length === 0 ? (
            <EmptyState icon={IconPencilCheck} title={t('proposals.empty')} hint={t('proposals.emptyHint')} />
          ) : (
            <Stack gap="sm">
              <Queue proposals={proposals} whole={next.is === 'end'} waits={next.is !== 'idle'} more={more} />
              <Footer next={next} more={more} capped={false} shown={proposals.length} />
            </Stack>
          )
        }
      </LiveView>
    </Page>
  );
}

type Props = { proposals: readonly Proposal[]; whole: boolean; waits: boolean; more: () => void };

function Queue({ proposals, whole, waits, more }: Props) {
  const { organization, can } = useMember();
  const writes = can('voters.write');
  const now = useNow();
  const voterOf = useVotersOf(proposals);
  const members = useMembers(organization);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // Somebody else may have decided some of them meanwhile.
  const chosen = proposals.filter(({ id }) => ids.has(id));
  const nameOf = (uid: string): string =>
    (members.is === 'ready' && members.value.find(({ id }) => id === uid)?.full_name) ||
    t('proposals.former');
  const choose = (id: string, on: boolean) =>
    setIds((before) => {
      const after = new Set(before);
      if (on) after.add(id);
      else after.delete(id);
      return after;
    });
  const decideChosen = async (state: Decision) => {
    const name = t('proposals.corrections', { count: chosen.length, shown: showNumber(chosen.length) });
    if (await decide(chosen, state, name)) setIds(new Set());
  };
  return (
    <>
      <VoterFileNote />
      <LongList
        label={t('turfs.corrections')}
        rows={proposals}
        usual={usual}
        className={styles.card}
        whole={whole}
        onNearEnd={more}
        waits={waits}
      >
        {(proposal) => (
          <ProposalCard
            proposal={proposal}
            person={voterOf(proposal.voter_id)}
            by={nameOf(proposal.created_by)}
            now={now}
            writes={writes}
            chosen={ids.has(proposal.id)}
            choose={(on) => choose(proposal.id, on)}
          />
        )}
      </LongList>
      {chosen.length > 0 && (
        <SelectionBar
          label={t('proposals.bar')}
          count={t('proposals.chosen', { count: chosen.length, shown: showNumber(chosen.length) })}
        >
          {chosen.length < proposals.length && (
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => setIds(new Set(proposals.map(({ id }) => id)))}
            >
              {t('proposals.all', { shown: showNumber(proposals.length) })}
            </Button>
          )}
          <Button size="compact-sm" onClick={() => void decideChosen('accepted')}>
            {t('proposals.accept')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => void decideChosen('rejected')}>
            {t('proposals.reject')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => setIds(new Set())}>
            {t('proposals.clear')}
          </Button>
        </SelectionBar>
      )}
    </>
  );
}
