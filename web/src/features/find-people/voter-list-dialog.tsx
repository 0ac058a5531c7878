import '../../shared/text/voters/en.ts';
import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { listPackedMax } from '#shared/collections/voter-lists.ts';
import { commitAll } from '../../shared/data/journal/index.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { showNumber } from '../../shared/ui/format.ts';
import type { VoterQuery } from '../../shared/voters/engine.ts';
import { type SavedSearch, useLists, useSearches } from '../../shared/voters/saved-searches.ts';
import { allVoters, readSegment } from '../../shared/voters/segment-params.ts';
import { useFrozenLists } from '../../shared/voters/use-frozen-lists.ts';
import { useAnswer, useVoters } from '../../shared/voters/use-voters.ts';

type Props = { use: (list: string) => void; close: () => void };

/**
 * Chooses a frozen list of voters for a filter. A saved search of voters is answered on a device alone, so it is frozen into
 * a list here, which the server can ask too.
 */
export default function VoterListDialog({ use, close }: Props) {
  const { lists } = useLists();
  const searches = useSearches();
  const writes = useMember().can('voters.write');
  const [chosen, setChosen] = useState('');
  const frozen = lists.is === 'ready' ? lists.value : [];
  const saved = writes && searches.is === 'ready' ? searches.value : [];
  const search = saved.find(({ id }) => `search ${id}` === chosen);
  const isLoading = lists.is === 'loading' || searches.is === 'loading';
  const choice = (
    <NativeSelect
      label={t('audiences.voters.from')}
      value={chosen}
      data={[
        { value: '', label: t(isLoading ? 'common.loading' : 'audiences.voters.choose') },
        {
          group: t('audiences.voters.lists'),
          items: frozen.map(({ id, name }) => ({ value: `list ${id}`, label: name })),
        },
        {
          group: t('audiences.voters.searches'),
          items: saved.map(({ id, name }) => ({ value: `search ${id}`, label: name })),
        },
      ].filter((one) => !('items' in one) || one.items.length > 0)}
      onChange={({ currentTarget }) => setChosen(currentTarget.value)}
    />
  );
  if (search)
    return (
      <FreezeSearch key={search.id} search={search} use={use} close={close}>
        {choice}
      </FreezeSearch>
    );
  return (
    <ActDialog
      opened
      title={t('audiences.voters.title')}
      submit={t('audiences.voters.use')}
      close={close}
      onClosed={() => {}}
      act={async () => {
        if (chosen === '') return false;
        use(chosen.slice('list '.length));
        return true;
      }}
    >
      <Text c="var(--ink-soft)">{t('audiences.voters.hint')}</Text>
      {choice}
      {!isLoading && frozen.length + saved.length === 0 && (
        <Text role="status">{t('audiences.voters.none')}</Text>
      )}
    </ActDialog>
  );
}

type FreezeProps = Props & { search: SavedSearch; children: React.ReactNode };

function FreezeSearch({ search, use, close, children }: FreezeProps) {
  const { voterFile } = useVoters();
  const segment = readSegment(search.question) ?? allVoters;
  const { ready } = useFrozenLists(segment);
  const query = useMemo(
    (): VoterQuery => ({ segment: readSegment(search.question) ?? allVoters, channel: null, words: '' }),
    [search.question],
  );
  const [name, setName] = useState(search.name);
  const { value, why } = useAnswer(`audience ${search.id} ${ready}`, async (engine) =>
    ready ? engine.frozen(query) : null,
  );
  const isTooLong = (value?.voters.length ?? 0) > listPackedMax;
  const facts = voterFile.is === 'ready' ? voterFile.facts : null;
  const summary = (): string => {
    if (why !== null) return why;
    if (voterFile.is === 'none') return t('voters.empty.title');
    if (!value) return t('voters.freeze.working');
    if (value.people === 0) return t('voters.freeze.nobody');
    if (isTooLong) return t('audiences.voters.tooMany');
    return t('voters.freeze.size', { people: showNumber(value.people), doors: showNumber(value.doors) });
  };
  const act = async () => {
    if (!value || !facts || value.people === 0 || isTooLong || name.trim() === '') return false;
    const id = crypto.randomUUID();
    const { voters, people, doors } = value;
    const list = { name: name.trim(), question: search.question, file_id: facts.fileId, people, doors };
    const synced = await commitAll([
      { operation: 'create', table: 'voter_list_voters', id, data: { voters } },
      { operation: 'create', table: 'voter_lists', id, data: list },
    ]);
    // The server has to know it before it is asked for it.
    await Promise.all(synced);
    use(id);
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('audiences.voters.title')}
      submit={t('audiences.voters.freeze')}
      close={close}
      onClosed={() => {}}
      act={act}
    >
      <Text c="var(--ink-soft)">{t('audiences.voters.freezeHint')}</Text>
      {children}
      <TextInput
        label={t('voters.freeze.name')}
        value={name}
        maxLength={120}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Text role="status" fw={600} c={isTooLong || why !== null ? 'var(--bad)' : 'var(--ink)'}>
        {summary()}
      </Text>
    </ActDialog>
  );
}
