import { Autocomplete, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/choice-dialog.tsx';
import { showNumber } from '../../../shared/ui/format.ts';
import { notifyIfFailed, offerUndo, toast } from '../../../shared/ui/toasts.tsx';
import type { VoterQuery } from '../../../shared/voters/engine.ts';
import { type LearnProgress, learnMany, learnManyMax } from '../../../shared/voters/log/learn-many.ts';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import { spelled, tagMax } from '../tag-spelling.ts';
import { clearSelection } from './voter-selection.ts';

type Props = {
  query: VoterQuery;
  /** Who is chosen; null for everybody whom the question finds. */
  ids: ReadonlySet<string> | null;
  count: number;
  isOn: boolean;
  known: readonly string[];
  close: () => void;
};

/** The server has answered them, or they wait on this device for it. */
const doneOf = ({ stored, sent, failed }: LearnProgress): number =>
  useConnectivity.getState().online ? sent + failed : stored;

/** Puts a tag on many, or takes it off, and says how far it is. */
export function TagDialog({ query, ids, count, isOn, known, close }: Props) {
  const { engine } = useVoters();
  const [typed, setTyped] = useState('');
  const [going, setGoing] = useState<LearnProgress | null>(null);
  const leave = useRef<AbortController>(null);
  useEffect(() => () => leave.current?.abort(), []);
  const tag = spelled(typed, known);
  const tooMany = count > learnManyMax;
  const shown = showNumber(count);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (tag === '' || tooMany || going !== null) return;
    const controller = new AbortController();
    leave.current = controller;
    setGoing({ of: count, stored: 0, sent: 0, failed: 0 });
    try {
      const targets = ids ? [...ids] : await engine.ids(query, learnManyMax);
      const drafts = targets.map(
        (voter_id) => ({ voter_id, kind: 'tag', source: 'office', tag, is_on: isOn }) as const,
      );
      const result = await learnMany(drafts, setGoing, controller.signal);
      const title = t('voters.tag.done', { count: result.stored, shown: showNumber(result.stored), tag });
      offerUndo(crypto.randomUUID(), { title, name: '' }, () => void notifyIfFailed(result.undo()));
      if (result.failed > 0) toast('error', t('voters.tag.failed'));
      clearSelection();
      close();
    } catch (error) {
      setGoing(null);
      toast('error', t('voters.tag.failed'), messageFor(error));
    }
  };
  return (
    <ChoiceDialog opened title={t(isOn ? 'voters.tag.put' : 'voters.tag.off')} close={close}>
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <Autocomplete
            data-autofocus
            label={t('voters.tag.name')}
            description={t('voters.tag.nameHint')}
            data={[...known]}
            limit={20}
            maxLength={tagMax}
            value={typed}
            onChange={setTyped}
            disabled={going !== null}
          />
          {tooMany && (
            <Text size="sm" c="var(--bad)" role="status">
              {t('voters.tag.limit', { max: showNumber(learnManyMax), shown })}
            </Text>
          )}
          {going !== null && (
            <div role="status">
              <Progress value={(doneOf(going) / going.of) * 100} aria-label={t('voters.tag.name')} />
              <Text size="sm" c="var(--ink-soft)" mt={4} className="figures">
                {t('voters.tag.working', { done: showNumber(doneOf(going)), total: showNumber(going.of) })}
              </Text>
            </div>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {going === null ? t('common.cancel') : t('voters.tag.stop')}
            </Button>
            <Button type="submit" disabled={tag === '' || tooMany} loading={going !== null}>
              {t(isOn ? 'voters.tag.add' : 'voters.tag.remove', { shown })}
            </Button>
          </Group>
        </Stack>
      </form>
    </ChoiceDialog>
  );
}
