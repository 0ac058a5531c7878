import { Button, Checkbox, Radio, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { audienceMembersCall, listAudiencesCall, saveAudienceCall } from '#shared/api/audiences-api.ts';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import type { PeopleLine } from '../../../shared/people/pack/people-connection.ts';
import { t } from '../../../shared/text/index.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { showNumber } from '../../../shared/ui/format.ts';
import { Choice } from '../../../shared/ui/list/choice.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';

type Saved = z.output<typeof listAudiencesCall.response>['audiences'][number];
type Props = {
  line: PeopleLine;
  filter: AudienceFilter;
  total: number;
  change: (filter: AudienceFilter) => void;
};

/** Saved searches and frozen lists, told apart by what stands behind their names; and saving what is found now. */
export function SavedAudiences({ line, filter, total, change }: Props) {
  const [saved, setSaved] = useState<readonly Saved[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const [chosen, setChosen] = useState('');
  const load = useCallback(() => {
    callEndpoint(listAudiencesCall, {}).then(
      ({ audiences }) => setSaved(audiences),
      () => undefined,
    );
  }, []);
  useEffect(load, [load]);
  const show = async (id: string) => {
    setChosen(id);
    const found = saved.find((one) => one.id === id);
    if (!found) return change({ all: [], except: [] });
    try {
      if (found.kind === 'search') return found.filter && change(found.filter);
      const { people } = await callEndpoint(audienceMembersCall, { id });
      await line.hold(id, people);
      change({ all: [{ by: 'list', list: id }], except: [] });
    } catch (error) {
      toast('error', t('audiences.failed'), messageFor(error));
    }
  };
  const options = saved
    .filter(({ filter: own }) => own !== null)
    .map(({ id, kind, name, count }) => ({
      value: id,
      label:
        kind === 'list'
          ? t('audiences.isList', { name, shown: showNumber(count ?? 0) })
          : t('audiences.isSearch', { name }),
    }));
  return (
    <>
      {options.length > 0 && (
        <Choice
          label={t('audiences.saved')}
          any={t('audiences.saved')}
          options={options}
          value={chosen}
          onChange={(id) => void show(id)}
        />
      )}
      <Button variant="default" onClick={() => setIsSaving(true)}>
        {t('audiences.save')}
      </Button>
      {isSaving && (
        <SaveDialog
          filter={filter}
          total={total}
          close={() => setIsSaving(false)}
          done={() => {
            setIsSaving(false);
            load();
          }}
        />
      )}
    </>
  );
}

type SaveProps = { filter: AudienceFilter; total: number; close: () => void; done: () => void };
function SaveDialog({ filter, total, close, done }: SaveProps) {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'search' | 'list'>('search');
  const [isShared, setIsShared] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || busy) return;
    setBusy(true);
    try {
      const id = crypto.randomUUID();
      await callEndpoint(saveAudienceCall, { id, name: name.trim(), kind, isShared, filter });
      toast('success', t('audiences.savedDone'), name.trim());
      done();
    } catch (error) {
      setBusy(false);
      toast('error', t('audiences.notSaved'), messageFor(error));
    }
  };
  return (
    <Dialog title={t('audiences.saveTitle')} close={close}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <TextInput
            label={t('audiences.saveName')}
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.currentTarget.value)}
            required
            data-autofocus
          />
          <Radio
            checked={kind === 'search'}
            onChange={() => setKind('search')}
            label={t('audiences.saveSearch')}
          />
          <Radio
            checked={kind === 'list'}
            onChange={() => setKind('list')}
            label={t('audiences.saveList', { shown: showNumber(total) })}
          />
          <Checkbox
            checked={isShared}
            onChange={(event) => setIsShared(event.currentTarget.checked)}
            label={t('audiences.share')}
          />
          <Button type="submit" loading={busy}>
            {t('audiences.save')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
