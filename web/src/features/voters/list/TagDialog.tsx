import { Autocomplete, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { wordsFor } from '../../../shared/data/errors.ts';
import { t } from '../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/ChoiceDialog.tsx';
import { showNumber } from '../../../shared/ui/format.ts';
import { kept, offerUndo, toast } from '../../../shared/ui/toasts.tsx';
import type { Asked } from '../../../shared/voters/engine.ts';
import { type Going, learnMany, learnManyMax } from '../../../shared/voters/log/learn-many.ts';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import { spelled, tagMax } from '../tags.ts';
import { chooseNobody } from './chosen.ts';

type Props = {
  asked: Asked;
  /** Who is chosen; null for everybody whom the question finds. */
  ids: ReadonlySet<string> | null;
  count: number;
  isOn: boolean;
  known: readonly string[];
  close: () => void;
};

/** The server has answered them, or they wait on this device for it. */
const doneOf = ({ kept, sent, failed }: Going): number =>
  useConnectivity.getState().online ? sent + failed : kept;

/** Puts a tag on many, or takes it off, and says how far it is. */
export function TagDialog({ asked, ids, count, isOn, known, close }: Props) {
  const { engine } = useVoters();
  const [typed, setTyped] = useState('');
  const [going, setGoing] = useState<Going | null>(null);
  const leave = useRef<AbortController>(null);
  useEffect(() => () => leave.current?.abort(), []);
  const tag = spelled(typed, known);
  const tooMany = count > learnManyMax;
  const shown = showNumber(count);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (tag === '' || tooMany || going !== null) return;
    const here = new AbortController();
    leave.current = here;
    setGoing({ of: count, kept: 0, sent: 0, failed: 0 });
    try {
      const whom = ids ? [...ids] : await engine.ids(asked, learnManyMax);
      const drafts = whom.map(
        (voter_id) => ({ voter_id, kind: 'tag', source: 'office', tag, is_on: isOn }) as const,
      );
      const told = await learnMany(drafts, setGoing, here.signal);
      const title = t('voters.tag.done', { count: told.kept, shown: showNumber(told.kept), tag });
      offerUndo(crypto.randomUUID(), { title, name: '' }, () => void kept(told.undo()));
      if (told.failed > 0) toast('error', t('voters.tag.failed'));
      chooseNobody();
      close();
    } catch (error) {
      setGoing(null);
      toast('error', t('voters.tag.failed'), wordsFor(error));
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
