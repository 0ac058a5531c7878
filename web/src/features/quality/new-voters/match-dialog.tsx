import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { VoterFileNote } from '../../../shared/turfs/voter-file-note.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import type { Engine, Person } from '../../../shared/voters/engine.ts';
import { personName, formatAddress as voterAddress } from '../../../shared/voters/format-voter.ts';
import { useTimeline } from '../../../shared/voters/log/timeline.ts';
import { allVoters } from '../../../shared/voters/segment-params.ts';
import { useAnswer } from '../../../shared/voters/use-voters.ts';
import styles from './met.module.css';
import { addressOf } from './new-voter-address.ts';
import { settle } from './settle-new-voter.ts';
import type { Addition } from './use-met.ts';

/** Voters that are offered. */
const most = 12;

/** Those whom the words find; with none typed, those at the door where they were met. */
const search = async (engine: Engine, text: string, { beside }: Addition): Promise<readonly Person[]> => {
  if (text.trim() === '') return beside === null ? [] : engine.atDoor(beside);
  const query = { segment: allVoters, channel: null, words: text };
  return engine.page(query, { by: 'name', down: false }, 0, most, 'match');
};

/** Finds the voter of the file who somebody turned out to be. What was learned of them is then said of the voter. */
export function MatchDialog({ addition, close }: { addition: Addition; close: () => void }) {
  const [searchText, setSearch] = useState(addition.name);
  const [chosen, setChosen] = useState<Person | null>(null);
  const timeline = useTimeline(addition.id);
  const { value, waiting } = useAnswer(`match ${addition.id} ${searchText}`, (engine) =>
    search(engine, searchText, addition),
  );
  const events = timeline.is === 'ready' ? timeline.value : null;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!chosen || !events) return;
    const title = t('turfMet.matched', { name: personName(chosen) });
    if (await settle(addition, { state: 'matched', matched_to: chosen.id }, events, title)) close();
  };
  const address = addressOf(addition);
  return (
    <Dialog title={t('turfMet.matchTitle', { name: addition.name })} close={close}>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <Text c="var(--ink-soft)">{t('turfMet.matchHint')}</Text>
          <VoterFileNote />
          <TextInput
            data-autofocus
            type="search"
            label={t('turfMet.search')}
            description={address === '' ? undefined : t('turfMet.at', { address })}
            value={searchText}
            autoComplete="off"
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <fieldset className={styles.found} aria-label={t('turfMet.found')}>
            {(value ?? []).map((person) => (
              <label key={person.id} className={styles.person}>
                <input
                  type="radio"
                  name="voter"
                  checked={chosen?.id === person.id}
                  onChange={() => setChosen(person)}
                />
                <span>
                  {personName(person)}{' '}
                  {person.age !== null && <span className={styles.soft}>{person.age}</span>}
                  <br />
                  <span className={styles.soft}>{voterAddress(person)}</span>
                </span>
              </label>
            ))}
            {value?.length === 0 && !waiting && (
              <Text size="sm" c="var(--ink-soft)" p="sm">
                {t('turfMet.none')}
              </Text>
            )}
          </fieldset>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" disabled={!chosen || !events}>
              {t('turfMet.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
