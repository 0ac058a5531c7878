import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { voterTermsCall } from '#shared/api/voters-api.ts';
import type { Terms } from '#shared/domain/voters/permitted-use.ts';
import type { DataChannel } from '#shared/domain/voters/voter-file-columns.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import type { OpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import type { FilePart } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { termProblemsIn } from '../wizard/import-draft.ts';
import { TermDay, UsesField } from './term-fields.tsx';

type Asking = Omit<Terms, 'uses'> & { uses: readonly DataChannel[] };

/** What a dialog changed, field by field: what another member changes meanwhile stays. */
const changesOf = (before: Asking, after: Asking): Partial<Terms> => ({
  ...(after.source !== before.source && { source: after.source }),
  ...(after.dated !== before.dated && { dated: after.dated }),
  ...(after.expires !== before.expires && { expires: after.expires }),
  ...(after.uses.join() !== before.uses.join() && { uses: [...after.uses] }),
});

/** Changes what the columns of a joined file may be used for, without joining it again. */
export const TermsDialog = ({ question, ...dialog }: OpenQuestion<FilePart>) =>
  question && <TermsForm key={question.id} part={question} {...dialog} />;

type FormProps = Pick<OpenQuestion<FilePart>, 'opened' | 'close' | 'onClosed'> & { part: FilePart };

function TermsForm({ part, opened, close, onClosed }: FormProps) {
  const { source, dated, expires } = part;
  const before = { source, dated, expires, uses: part.uses ?? ['exports' as const] };
  const [terms, setTerms] = useState<Asking>(before);
  const [tried, setTried] = useState(false);
  const change = (some: Partial<Asking>) => setTerms((now) => ({ ...now, ...some }));
  const problems = termProblemsIn({ source: terms.source, dated: terms.dated ?? '' }, localDay(new Date()));
  const wrong = (one: (typeof problems)[number]) =>
    tried && problems.includes(one) ? t(`voterFiles.terms.wrong.${one}`) : null;
  const act = async () => {
    setTried(true);
    if (problems.length > 0) return false;
    const changes = changesOf(before, { ...terms, source: terms.source.trim() });
    if (Object.keys(changes).length === 0) {
      toast('info', t('voterFiles.terms.same'), part.file_name);
      return true;
    }
    await callEndpoint(voterTermsCall, { part: part.id, ...changes });
    toast('success', t('voterFiles.terms.done'), part.file_name);
    return true;
  };
  const adds = terms.uses.some((use) => use !== 'exports' && !before.uses.includes(use));
  return (
    <ActDialog
      {...{ opened, close, onClosed, act }}
      title={t('voterFiles.terms.title', { name: part.file_name })}
      submit={t('voterFiles.terms.submit')}
    >
      <UsesField uses={terms.uses} change={(uses) => change({ uses })} />
      <TermDay
        name="expires"
        value={terms.expires ?? ''}
        error={null}
        change={(day) => change({ expires: day || null })}
      />
      <TextInput
        label={t('voterFiles.terms.source')}
        required
        maxLength={200}
        value={terms.source}
        error={wrong('source')}
        onChange={({ currentTarget }) => change({ source: currentTarget.value })}
      />
      <TermDay
        name="dated"
        value={terms.dated ?? ''}
        error={wrong('dated')}
        change={(day) => change({ dated: day || null })}
      />
      <Text size="sm" c="var(--ink-soft)">
        {t('voterFiles.terms.hint')}
      </Text>
      {adds && (
        <Text size="sm" c="var(--ink-soft)">
          {t('voterFiles.terms.later')}
        </Text>
      )}
    </ActDialog>
  );
}
