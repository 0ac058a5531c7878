import { Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { listPackedMax } from '#shared/collections/voter_lists.ts';
import type { Segment } from '#shared/rules/voters/segment.ts';
import { wordsFor } from '../../../shared/data/errors.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { save, toast } from '../../../shared/ui/toasts.tsx';
import type { Asked, Facts } from '../../../shared/voters/engine.ts';
import { paths } from '../../../shared/voters/paths.ts';
import { keyOf } from '../../../shared/voters/question.ts';
import { useAnswer } from '../../../shared/voters/use-voters.ts';
import { NameDialog } from './NameDialog.tsx';

type Props = { asked: Asked; facts: Facts; close: () => void; done: () => void };

/** What is asked as a list remembers it: the words that were typed are part of the question. */
const questionOf = ({ segment, words }: Asked): Segment =>
  words === ''
    ? segment
    : { steps: [...segment.steps, { do: 'limit', tests: [{ by: 'words', words: words.slice(0, 120) }] }] };

/** Keeps whom a search finds now as a list that does not change. How large it is is known before it is named. */
export function FreezeDialog({ asked, facts, close, done }: Props) {
  const navigate = useNavigate();
  const { value, why } = useAnswer(`frozen ${keyOf(asked)}`, (engine) => engine.frozen(asked));
  const size = value?.voters.length ?? 0;
  const tooMany = size > listPackedMax;
  const freeze = (name: string) => {
    if (!value) return;
    const id = crypto.randomUUID();
    const { voters, people, doors } = value;
    const question = JSON.stringify(questionOf(asked));
    const list = { name, question, file_id: facts.fileId, people, doors };
    save([
      { operation: 'create', table: 'voter_list_voters', id, data: { voters } },
      { operation: 'create', table: 'voter_lists', id, data: list },
    ]).then(
      () => navigate(paths.list(id, asked.channel)),
      (error: unknown) => toast('error', t('common.failedToSave'), wordsFor(error)),
    );
    close();
    done();
  };
  const said = (): string => {
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
        {said()}
      </Text>
    </NameDialog>
  );
}
