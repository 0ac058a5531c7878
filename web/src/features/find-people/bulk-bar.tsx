import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { bulkPeopleCall, bulkPeopleMax } from '#shared/api/people-pack-api.ts';
import { tagLength } from '#shared/domain/people/people-limits.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { commitCall } from '../../shared/data/journal/index.ts';
import { useMembers } from '../../shared/data/use-members.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { showNumber } from '../../shared/ui/format.ts';
import { Choice } from '../../shared/ui/list/choice.tsx';
import { SelectionBar } from '../../shared/ui/list/chosen.tsx';
import { offerUndo, toast } from '../../shared/ui/toasts.tsx';

type Change = z.input<typeof bulkPeopleCall.request>['change'];
type Changed = z.output<typeof bulkPeopleCall.response>['changed'];
/** People of one change in all: ten calls. */
export const chosenMax = 2_000;

const send = async (ids: readonly string[], change: Change): Promise<Changed> => {
  const [first = ''] = ids;
  const { synced } = await commitCall(
    bulkPeopleCall,
    { ids: [...ids], change },
    { entity: { table: 'people', id: first } },
  );
  return (await synced)?.changed ?? [];
};

async function sendAll(ids: readonly string[], change: Change): Promise<Changed> {
  const changed: Changed = [];
  for (let at = 0; at < ids.length; at += bulkPeopleMax)
    changed.push(...(await send(ids.slice(at, at + bulkPeopleMax), change)));
  return changed;
}

/** The opposite for those who were changed: a tag that somebody had before stays, and so does who was assigned meanwhile. */
async function takeBack(changed: Changed, change: Change): Promise<void> {
  const groups = new Map<string | null, string[]>();
  for (const { id, before } of changed) groups.set(before, [...(groups.get(before) ?? []), id]);
  for (const [before, ids] of groups)
    await sendAll(
      ids,
      change.is === 'tag' ? { ...change, on: !change.on } : { is: 'assign', to: before, from: change.to },
    );
}

async function apply(ids: readonly string[], change: Change): Promise<void> {
  try {
    const changed = await sendAll(ids, change);
    const title = t('audiences.changed', { count: changed.length });
    const name = change.is === 'tag' ? change.tag : '';
    offerUndo(`bulk-${changed[0]?.id ?? ''}`, { title, name }, () => {
      takeBack(changed, change).then(
        () => toast('success', t('audiences.undone')),
        (error: unknown) => toast('error', t('audiences.notChanged'), messageFor(error)),
      );
    });
  } catch (error) {
    toast('error', t('audiences.notChanged'), messageFor(error));
  }
}

type Props = {
  ids: ReadonlySet<string>;
  total: number;
  chooseAll: () => void;
  clear: () => void;
};

/** What can be done with the people who are chosen. */
export function BulkBar({ ids, total, chooseAll, clear }: Props) {
  const [kind, setKind] = useState<'on' | 'off' | 'assign' | null>(null);
  const count = ids.size;
  if (count === 0) return null;
  const button = (label: string, next: 'on' | 'off' | 'assign') => (
    <Button size="compact-sm" variant="default" onClick={() => setKind(next)}>
      {label}
    </Button>
  );
  return (
    <SelectionBar
      label={t('audiences.bar')}
      count={t('audiences.chosen', { count, shown: showNumber(count) })}
    >
      <Button size="compact-sm" variant="subtle" onClick={clear}>
        {t('audiences.chooseNone')}
      </Button>
      {total > count && total <= chosenMax && (
        <Button size="compact-sm" variant="subtle" onClick={chooseAll}>
          {t('audiences.chooseAll', { shown: showNumber(total) })}
        </Button>
      )}
      {button(t('audiences.addTag'), 'on')}
      {button(t('audiences.removeTag'), 'off')}
      {button(t('audiences.assign'), 'assign')}
      {kind && (
        <BulkDialog
          kind={kind}
          count={count}
          close={() => setKind(null)}
          act={(change) => {
            setKind(null);
            void apply([...ids], change);
            clear();
          }}
        />
      )}
    </SelectionBar>
  );
}

type DialogProps = {
  kind: 'on' | 'off' | 'assign';
  count: number;
  close: () => void;
  act: (change: Change) => void;
};

function BulkDialog({ kind, count, close, act }: DialogProps) {
  const [tag, setTag] = useState('');
  const [to, setTo] = useState('');
  const title = { on: t('audiences.addTag'), off: t('audiences.removeTag'), assign: t('audiences.assign') }[
    kind
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'assign') act({ is: 'assign', to: to === '' ? null : to });
    else if (tag.trim() !== '') act({ is: 'tag', tag: tag.trim(), on: kind === 'on' });
  };
  return (
    <Dialog title={title} close={close}>
      <form onSubmit={submit}>
        <Stack gap="md">
          {kind === 'assign' ? (
            <Assignees value={to} change={setTo} />
          ) : (
            <TextInput
              label={t('audiences.tagName')}
              value={tag}
              maxLength={tagLength}
              onChange={(event) => setTag(event.currentTarget.value)}
              required
              data-autofocus
            />
          )}
          <Text size="sm" c="var(--ink-soft)">
            {t('audiences.preview', { count, shown: showNumber(count) })}
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit">{t('audiences.apply', { count, shown: showNumber(count) })}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function Assignees({ value, change }: { value: string; change: (value: string) => void }) {
  const members = useMembers(useMember().organization);
  const options =
    members.is === 'ready' ? members.value.map(({ id, full_name }) => ({ value: id, label: full_name })) : [];
  return (
    <Choice
      label={t('audiences.assignee')}
      any={t('audiences.nobody')}
      options={options}
      value={value}
      onChange={change}
    />
  );
}
