import { Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { type ImportItem, importGetCall } from '#shared/api/import-history-api.ts';
import { useEndpoint } from '../../../shared/data/use-endpoint.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment, showMoney } from '../../../shared/ui/format.ts';
import { Figures } from '../../../shared/ui/import/import-figures.tsx';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { Filled } from './filled.tsx';
import { useUndoRun } from './undo-run.ts';
import { UndoSection } from './undo-section.tsx';
import { useImporters } from './use-importers.ts';

/** One import: what it came to, what undoing it would remove, and how far that is. */
export function PastImport({ id }: { id: string }) {
  const { organization } = useMember();
  const key = `import/${organization}/${id}`;
  const { live, refresh } = useEndpoint(importGetCall, { importId: id }, key);
  const run = useUndoRun((state) => (state.run?.importId === id ? state.run : null));
  const moving = run?.moving ?? null;
  useEffect(() => {
    if (moving === 'done' || moving === 'stopped') refresh();
  }, [moving, refresh]);
  const title = live.is === 'ready' ? live.value.import.fileName : t('importHistory.title');
  return (
    <Page title={title} above={<BackLink list="/imports/past" name={t('importHistory.title')} />} width={880}>
      <StaleNote of={live} />
      <LiveView of={live}>
        {({ import: one }) => (
          <Stack gap="xl">
            <Summary one={one} />
            <UndoSection one={one} run={run} />
            {one.updated > 0 && <Filled importId={one.id} />}
          </Stack>
        )}
      </LiveView>
    </Page>
  );
}

function Summary({ one }: { one: ImportItem }) {
  const nameOf = useImporters();
  const { kind, status, rowsDone, created, updated, unchanged, createdCents, startedBy, startedAt } = one;
  const { review, consents, unsourced, refunds, refundCents, waiting } = one;
  const figures = [
    { name: t('importHistory.figures.rows'), value: rowsDone },
    { name: t('importHistory.figures.created'), value: created },
    { name: t('importHistory.figures.updated'), value: updated },
    { name: t('importHistory.figures.unchanged'), value: unchanged },
    ...(refunds > 0 ? [{ name: t('importHistory.figures.refunds'), value: refunds }] : []),
    ...(waiting > 0 ? [{ name: t('importHistory.figures.waiting'), value: waiting }] : []),
    ...(review > 0 ? [{ name: t('importHistory.figures.review'), value: review }] : []),
    ...(consents > 0 ? [{ name: t('importHistory.figures.consents'), value: consents }] : []),
    ...(unsourced > 0 ? [{ name: t('importHistory.figures.unsourced'), value: unsourced }] : []),
  ];
  return (
    <Stack gap="sm">
      <Text c="var(--ink-soft)">
        {[
          t(`importHistory.kind.${kind}`),
          t(`importHistory.status.${status}`),
          t('importHistory.by', { name: nameOf(startedBy), when: showMoment(startedAt) }),
        ].join(' · ')}
      </Text>
      <Figures of={figures} />
      {createdCents > 0 && (
        <Text>{t('importHistory.figures.amount', { amount: showMoney(createdCents) })}</Text>
      )}
      {refundCents > 0 && <Text>{t('importHistory.figures.back', { amount: showMoney(refundCents) })}</Text>}
    </Stack>
  );
}
