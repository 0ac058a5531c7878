import { NativeSelect, Progress, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { countTagsCall, saveTagCall } from '#shared/api/tags-api.ts';
import type { Stored } from '#shared/collections/define.ts';
import { tags } from '#shared/collections/tags.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { tagLength } from '#shared/domain/people/people-limits.ts';
import { tagColors, tagId, tagKey } from '#shared/domain/people/tag-names.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { CallError } from '../../../shared/data/error-messages.ts';
import { readOnce } from '../../../shared/data/watch-document.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { replaceTagEverywhere } from './replace-tag.ts';

export type Tag = Stored<typeof tags>;
export type TagAction = { is: 'new' } | { is: 'edit' | 'delete'; tag: Tag };
type Progressing = { done: number; total: number };

const fieldsOf = (tag: Tag | null) => ({
  name: tag?.name ?? '',
  color: tag?.color ?? ('gray' as const),
  description: tag?.description ?? '',
});

/** Adds a tag, edits it, merges it into the one whose name is typed, or deletes it. Everyone who has it is changed. */
export function TagDialog({ action, close }: { action: TagAction; close: () => void }) {
  const { organization } = useMember();
  const tag = action.is === 'new' ? null : action.tag;
  const [fields, setFields] = useState(() => fieldsOf(tag));
  const [progress, setProgress] = useState<Progressing | null>(null);
  /** The name of another tag that the typed one belongs to: asked about before they are merged. */
  const [merged, setMerged] = useState<string | null>(null);
  const name = cleanLine(fields.name).replace(/\s+/g, ' ').trim();

  const replace = async (from: string, to: string | null) => {
    const { counts } = await callEndpoint(countTagsCall, { names: [from] });
    const total = counts[0] ?? 0;
    setProgress({ done: 0, total });
    await replaceTagEverywhere(from, to, (done) => setProgress({ done, total: Math.max(done, total) }));
  };
  const act = async (): Promise<boolean> => {
    if (action.is === 'delete') {
      await replace(action.tag.name, null);
      toast('success', t('people.tags.deleted'), action.tag.name);
      return true;
    }
    if (tagKey(name) === '' || name.length > tagLength)
      throw new CallError('invalid-argument', t('people.tags.nameHint', { count: tagLength }));
    const isOther = tag === null || tagKey(tag.name) !== tagKey(name);
    const existing = isOther ? await readOnce(tags, tagId(name), organization) : null;
    if (existing && tag === null)
      throw new CallError('already-exists', t('people.tags.exists', { name: existing.name }));
    if (existing && merged !== existing.name) {
      setMerged(existing.name);
      return false;
    }
    if (tag && tag.name !== name) await replace(tag.name, name);
    const look = { color: fields.color, description: fields.description.trim() || null };
    if (!existing) await callEndpoint(saveTagCall, { name, look });
    toast('success', t('common.saved'));
    return true;
  };
  const title = tag ? t(`people.tags.${action.is}`, { name: tag.name }) : t('people.tags.new');
  const submit =
    action.is === 'delete' ? t('common.delete') : merged ? t('people.tags.merge') : t('common.save');
  return (
    <ActDialog
      opened
      title={title}
      submit={submit}
      grave={action.is === 'delete'}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      {action.is === 'delete' ? (
        <Text>{t('people.tags.deleteHint')}</Text>
      ) : (
        <>
          <TextInput
            label={t('fields.people.name')}
            data-autofocus
            autoComplete="off"
            maxLength={tagLength}
            required
            value={fields.name}
            onChange={({ currentTarget }) => {
              setFields({ ...fields, name: currentTarget.value });
              setMerged(null);
            }}
          />
          {merged !== null && (
            <Text size="sm" role="alert">
              {t('people.tags.mergeHint', { from: tag?.name ?? '', to: merged })}
            </Text>
          )}
          <NativeSelect
            label={t('people.tags.color')}
            value={fields.color}
            onChange={({ currentTarget }) =>
              setFields({
                ...fields,
                color: tagColors.find((color) => color === currentTarget.value) ?? 'gray',
              })
            }
            data={tagColors.map((value) => ({ value, label: t(`people.tags.colors.${value}`) }))}
          />
          <Textarea
            label={t('people.tags.description')}
            autosize
            maxLength={200}
            value={fields.description}
            onChange={({ currentTarget }) => setFields({ ...fields, description: currentTarget.value })}
          />
        </>
      )}
      {progress && (
        <div role="status">
          <Text size="sm">{t('people.tags.progress', { done: progress.done, total: progress.total })}</Text>
          <Progress aria-hidden value={progress.total === 0 ? 100 : (100 * progress.done) / progress.total} />
        </div>
      )}
    </ActDialog>
  );
}
