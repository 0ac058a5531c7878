import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { VoterDraft } from '#shared/rules/voters/learned.ts';
import { wordsFor } from '../../../shared/data/errors.ts';
import { t } from '../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/ChoiceDialog.tsx';
import { showNumber } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { type Going, learnMany, learnManyMax } from '../../../shared/voters/log/learn-many.ts';

type Props = { who: string; day: string; drafts: readonly VoterDraft[]; close: () => void };

/** Asks before all that somebody wrote down on a day is taken back, and says how far it is. */
export function RollbackDialog({ who, day, drafts, close }: Props) {
  const [going, setGoing] = useState<Going | null>(null);
  const leave = useRef<AbortController>(null);
  useEffect(() => () => leave.current?.abort(), []);
  const count = drafts.length;
  const press = async () => {
    if (going !== null) return;
    const here = new AbortController();
    leave.current = here;
    setGoing({ of: count, kept: 0, sent: 0, failed: 0 });
    try {
      const told = await learnMany(drafts.slice(0, learnManyMax), setGoing, here.signal);
      if (told.failed > 0) toast('error', t('quality.rollback.failed'));
      else toast('success', t('quality.rollback.done', { count: told.kept, shown: showNumber(told.kept) }));
      close();
    } catch (error) {
      setGoing(null);
      toast('error', t('quality.rollback.failed'), wordsFor(error));
    }
  };
  return (
    <ChoiceDialog opened title={t('quality.rollback.title')} close={close}>
      <Stack gap="md">
        <Text>{t('quality.rollback.hint', { who, day, count, shown: showNumber(count) })}</Text>
        <Text c="var(--ink-soft)">{t('quality.rollback.kept')}</Text>
        {going !== null && (
          <div role="status">
            <Progress value={(going.kept / going.of) * 100} aria-label={t('quality.rollback.title')} />
            <Text size="sm" c="var(--ink-soft)" mt={4} className="figures">
              {t('quality.rollback.working', { done: showNumber(going.kept), all: showNumber(going.of) })}
            </Text>
          </div>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {going === null ? t('common.cancel') : t('quality.rollback.stop')}
          </Button>
          <Button bg="var(--bad)" c="var(--ground)" loading={going !== null} onClick={press} data-autofocus>
            {t('quality.rollback.act')}
          </Button>
        </Group>
      </Stack>
    </ChoiceDialog>
  );
}
