import { Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { listPackedMax } from '#shared/collections/voter-lists.ts';
import type { Segment } from '#shared/domain/voters/segment.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { commitWithToast, toast } from '../../../shared/ui/toasts.tsx';
import type { Facts, VoterQuery } from '../../../shared/voters/engine.ts';
import { keyOf } from '../../../shared/voters/segment-params.ts';
import { useAnswer } from '../../../shared/voters/use-voters.ts';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { NameDialog } from './name-dialog.tsx';

type Props = { query: VoterQuery; facts: Facts; close: () => void; done: () => void };

/** What is asked as a list remembers it: the words that were typed are part of the question. */
const questionOf = ({ segment, words }: VoterQuery): Segment =>
  words === ''
    ? segment
    : { steps: [...segment.steps, { do: 'limit', tests: [{ by: 'words', words: words.slice(0, 120) }] }] };

/** Keeps whom a search finds now as a list that does not change. How large it is is known before it is named. */
export function FreezeDialog({ query, facts, close, done }: Props) {
  const navigate = useNavigate();
  const { value, why } = useAnswer(`frozen ${keyOf(query)}`, (engine) => engine.frozen(query));
  const size = value?.voters.length ?? 0;
  const tooMany = size > listPackedMax;
  const freeze = (name: string) => {
    if (!value) return;
    const id = crypto.randomUUID();
    const { voters, people, doors } = value;
    const question = JSON.stringify(questionOf(query));
    const list = { name, question, file_id: facts.fileId, people, doors };
    commitWithToast([
      { operation: 'create', table: 'voter_list_voters', id, data: { voters } },
      { operation: 'create', table: 'voter_lists', id, data: list },
    ]).then(
      () => navigate(paths.list(id, query.channel)),
      (error: unknown) => toast('error', t('common.failedToSave'), messageFor(error)),
    );
    close();
    done();
  };
  const summary = (): string => {
    if (why !== null) return why;
    if (!value) return t('voters.freeze.working');
    if (value.people === 0) return t('voters.freeze.nobody');
    const people = showNumber(value.people);
    // A list twice as long packs into about twice as much.
    const max = showNumber(Math.floor((value.people * listPackedMax) / Math.max(size, 1) / 1_000) * 1_000);
    return tooMany
      ? t('voters.freeze.tooMany', { people, max })
      : t('voters.freeze.size', { people, doors: showNumber(value.doors) });
  };
  return (
    <NameDialog
      title={t('voters.freeze.title')}
      hint={t('voters.freeze.hint')}
      label={t('voters.freeze.name')}
      action={t('voters.freeze.save')}
      refused={!value || value.people === 0 || tooMany}
      save={freeze}
      close={close}
    >
      <Text role="status" fw={600} c={tooMany || why !== null ? 'var(--bad)' : 'var(--ink)'}>
        {summary()}
      </Text>
    </NameDialog>
  );
}
