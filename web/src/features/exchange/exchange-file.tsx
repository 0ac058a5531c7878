import { Button, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import {
  type ExchangePeriod,
  type ExchangePreview,
  exchangeMappingCall,
  exchangePreviewCall,
} from '#shared/api/exchange-api.ts';
import { type CodeMapping, codeMapping } from '#shared/domain/exchange/code-mapping.ts';
import { uploadLayouts } from '#shared/domain/exchange/upload-systems.ts';
import { mayAppear } from '#shared/domain/voters/permitted-use.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { useQuestions } from '../../shared/scripts/use-scripts.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { Figures } from '../../shared/ui/import/import-figures.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { offerUndo, toast } from '../../shared/ui/toasts.tsx';
import { useOwnColumns } from '../../shared/voters/use-own-columns.ts';
import { applyEdits, type CodeEdits, editCode, hasEdits, noEdits } from './code-edits.ts';
import { CodeTable, questionName } from './code-table.tsx';
import { DownloadButton } from './download-button.tsx';
import styles from './exchange.module.css';

type Props = {
  period: ExchangePeriod;
  /** What the campaign remembers, and how often it was changed. */
  mapping: CodeMapping;
  revision: number;
  edits: CodeEdits;
  setEdits: (edits: CodeEdits) => void;
};

/** Counts what a file would have, lets codes be entered, and takes the file out. */
export function ExchangeFile({ period, mapping, revision, edits, setEdits }: Props) {
  const { system } = period;
  const columns = useOwnColumns().filter((column) => mayAppear(column, 'exports'));
  const questions = useQuestions();
  const [preview, setPreview] = useState<ExchangePreview | null>(null);
  const [working, setWorking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const changed = hasEdits(edits);
  const edited = useMemo(
    () => applyEdits(system, mapping, edits, (question) => questionName(questions, question)),
    [system, mapping, edits, questions],
  );
  const chosen = edited.id_column ?? '';
  const isGone = chosen !== '' && !columns.some(({ id }) => id === chosen);
  const attempt = async (work: () => Promise<void>) => {
    if (working) return;
    setWorking(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      setTrouble(messageFor(error));
    }
    setWorking(false);
  };
  const recount = async () => setPreview(await callEndpoint(exchangePreviewCall, period));
  const save = async () => {
    if (!codeMapping.safeParse(edited).success) return setTrouble(t('exchange.codes.tooMany'));
    const saved = await callEndpoint(exchangeMappingCall, { system, mapping: edited, seen: revision });
    setEdits(noEdits);
    offerUndo(
      `exchange-${system}`,
      { title: t('exchange.codes.saved'), name: uploadLayouts[system].name },
      () => {
        setPreview(null);
        callEndpoint(exchangeMappingCall, { system, mapping, seen: saved.revision }).catch((error: unknown) =>
          toast('error', t('common.tooLate'), messageFor(error)),
        );
      },
    );
    await recount();
  };
  const isValid = period.kinds.length > 0 && period.from !== '' && period.from <= period.to;
  return (
    <Stack gap="lg">
      <div className={styles.tools}>
        <NativeSelect
          label={t('exchange.number')}
          data={uploadLayouts[system].ids.map(({ header }) => header)}
          value={edited.id_header}
          onChange={({ currentTarget }) => setEdits({ ...edits, idHeader: currentTarget.value })}
        />
        <NativeSelect
          label={t('exchange.column')}
          data={[
            { value: '', label: t('exchange.ownId') },
            ...columns.map(({ id, name }) => ({ value: id, label: name })),
            // One that can't be chosen any more is shown, so that another one can be chosen instead.
            ...(isGone ? [{ value: chosen, label: '–', disabled: true }] : []),
          ]}
          value={chosen}
          onChange={({ currentTarget }) => setEdits({ ...edits, idColumn: currentTarget.value })}
        />
        {changed ? (
          <Button aria-disabled={working} onClick={() => void attempt(save)}>
            {t('exchange.codes.save')}
          </Button>
        ) : (
          <Button
            variant={preview ? 'default' : 'filled'}
            disabled={!isValid}
            aria-disabled={working}
            onClick={() => void attempt(recount)}
          >
            {t(working ? 'exchange.counting' : 'exchange.count')}
          </Button>
        )}
      </div>
      {changed && <Text role="status">{t('exchange.countAgain')}</Text>}
      {trouble !== null && (
        <Text role="alert" c="var(--bad)">
          {trouble}
        </Text>
      )}
      {preview &&
        (preview.seen.contacts === 0 ? (
          <EmptyState
            icon={IconFileExport}
            title={t('exchange.empty.title')}
            hint={t('exchange.empty.hint')}
          />
        ) : (
          <>
            <Counted preview={preview} />
            {!changed && preview.seen.revision === revision && (
              <Downloads period={period} preview={preview} outdated={() => setPreview(null)} />
            )}
            <section>
              <Title order={2} size="h4">
                {t('exchange.codes.label', { system: uploadLayouts[system].name })}
              </Title>
              <Text c="var(--ink-soft)">{t('exchange.codes.hint')}</Text>
              <CodeTable
                {...{ system, mapping, edits, questions, found: preview.found }}
                change={(item, code) => setEdits(editCode(edits, item, code))}
              />
              {preview.more > 0 && (
                <Text c="var(--ink-soft)">
                  {t('exchange.codes.more', { count: preview.more, shown: showNumber(preview.more) })}
                </Text>
              )}
            </section>
          </>
        ))}
    </Stack>
  );
}

const leftIn = ({ left }: ExchangePreview): number => left.reduce((sum, { count }) => sum + count, 0);

const Counted = ({ preview }: { preview: ExchangePreview }) => (
  <section aria-label={t('exchange.figures.label')} role="status">
    <Figures
      of={[
        { name: t('exchange.figures.contacts'), value: preview.seen.contacts },
        { name: t('exchange.figures.rows'), value: preview.rows, tone: 'good' },
        { name: t('exchange.figures.sent'), value: preview.sent },
        { name: t('exchange.figures.left'), value: leftIn(preview), tone: 'bad' },
      ]}
    />
    <ul className={styles.reasons}>
      {preview.left.map(({ reason, count }) => (
        <li key={reason}>{t(`exchange.reasons.${reason}`, { shown: showNumber(count) })}</li>
      ))}
    </ul>
  </section>
);

type DownloadsProps = { period: ExchangePeriod; preview: ExchangePreview; outdated: () => void };

const Downloads = ({ period, preview, outdated }: DownloadsProps) => {
  const left = leftIn(preview);
  const of = { period, seen: preview.seen, outdated };
  return (
    <div className={styles.tools}>
      {preview.rows > 0 && (
        <DownloadButton
          key={JSON.stringify(['upload', preview.seen])}
          {...of}
          part="upload"
          total={preview.rows}
        />
      )}
      {left > 0 && (
        <DownloadButton key={JSON.stringify(['left', preview.seen])} {...of} part="left" total={left} />
      )}
    </div>
  );
};
