import '../../../shared/text/duplicates/en.ts';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import {
  continueMergeCall,
  listMergesCall,
  type MergeItem,
  previewUnmergeCall,
  type UnmergePreview,
  unmergePeopleCall,
} from '#shared/api/merge-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { useEndpoint } from '../../../shared/data/use-endpoint.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { textAt } from '../../../shared/text/text-at.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { showMomentDay } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { showPhone } from '../../../shared/ui/record/contact.tsx';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import type { Person } from '../person-area.ts';
import styles from './person-page.module.css';

const isOpen = ({ state }: MergeItem): boolean => state === 'moving' || state === 'unmoving';

async function finish(mergeId: string): Promise<void> {
  for (let isDone = false; !isDone; ) ({ isDone } = await callEndpoint(continueMergeCall, { mergeId }));
}

/** Who was merged into this person, and the way back. One call, of people who have somebody merged into them. */
export function MergedRecords({ person }: { person: Person }) {
  const { organization, can } = useMember();
  const key = `merges/${organization}/${person.id}/${person.merged_ids.join()}`;
  const { live } = useEndpoint(listMergesCall, { personId: person.id }, key);
  const [question, setQuestion] = useState<{ merge: MergeItem; preview: UnmergePreview } | null>(null);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);

  const run = async (merge: MergeItem, work: () => Promise<void>) => {
    setBusy(merge.id);
    await work().catch((error: unknown) => toast('error', t('duplicates.unmerge.failed'), messageFor(error)));
    setBusy(null);
  };
  const ask = (merge: MergeItem) =>
    run(merge, async () => {
      const preview = await callEndpoint(previewUnmergeCall, { mergeId: merge.id });
      setQuestion({ merge, preview });
      setIsDialogOpen(true);
    });
  const unmerge = async (): Promise<boolean> => {
    if (!question) return true;
    const { isDone } = await callEndpoint(unmergePeopleCall, { mergeId: question.merge.id });
    if (!isDone) await finish(question.merge.id);
    toast('success', t('duplicates.unmerge.done'), namesOf(question.merge));
    return true;
  };
  return (
    <Part title={t('duplicates.unmerge.title')}>
      <LiveView of={live} part>
        {({ merges }) => (
          <ul className={styles.gifts}>
            {merges.map((merge) => (
              <li key={merge.id}>
                <span>
                  {namesOf(merge)}
                  <Text size="sm" c="var(--ink-soft)">
                    {showMomentDay(merge.at)}
                  </Text>
                </span>
                {can('people.write') && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    ms="auto"
                    loading={busy === merge.id}
                    onClick={() => void (isOpen(merge) ? run(merge, () => finish(merge.id)) : ask(merge))}
                  >
                    {t(isOpen(merge) ? 'duplicates.unmerge.finish' : 'duplicates.unmerge.act')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </LiveView>
      <ActDialog
        opened={isDialogOpen}
        title={t('duplicates.unmerge.question')}
        submit={t('duplicates.unmerge.act')}
        close={() => setIsDialogOpen(false)}
        onClosed={() => setQuestion(null)}
        act={unmerge}
      >
        {question && <Preview preview={question.preview} />}
      </ActDialog>
    </Part>
  );
}

const namesOf = ({ losers }: MergeItem): string => losers.map(({ name }) => name).join(', ');

function Preview({ preview: { survivor, restored, moved, retained } }: { preview: UnmergePreview }) {
  const fields = [
    ...new Set(retained.map(({ collection, field }) => textAt(`fields.${collection}.${field}`) ?? field)),
  ];
  return (
    <>
      <Text>{t('duplicates.unmerge.restored')}</Text>
      <ul className={styles.restored}>
        {restored.map(({ id, name, emails, phones }) => (
          <li key={id}>
            <strong>{name}</strong>
            <Text size="sm" c="var(--ink-soft)">
              {[...emails, ...phones.map(showPhone)].join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
      {moved > 0 && <Text>{t('duplicates.unmerge.moved', { count: moved })}</Text>}
      {fields.length > 0 && (
        <Text>{t('duplicates.unmerge.stays', { name: survivor.name, fields: fields.join(', ') })}</Text>
      )}
    </>
  );
}
