import { Button, Checkbox, Group, Radio, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { saveAudienceCall } from '#shared/api/audiences-api.ts';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import type { AudienceView } from '#shared/domain/people/audience/audience-view.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { showNumber } from '../../shared/ui/format.ts';
import { toast } from '../../shared/ui/toasts.tsx';

type Props = {
  filter: AudienceFilter;
  view: AudienceView;
  total: number;
  close: () => void;
  done: (id: string) => void;
};

/** Saves what is found as a search, which keeps how it is shown, or freezes it into a list. */
export function SaveDialog({ filter, view, total, close, done }: Props) {
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
      await callEndpoint(saveAudienceCall, { id, name: name.trim(), kind, isShared, filter, view });
      toast('success', t('audiences.savedDone'), name.trim());
      done(id);
    } catch (error) {
      setBusy(false);
      toast('error', t('audiences.notSaved'), messageFor(error));
    }
  };
  return (
    <Dialog title={t('audiences.saveTitle')} close={close}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <TextInput
            label={t('audiences.saveName')}
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.currentTarget.value)}
            required
            withAsterisk={false}
            data-autofocus
          />
          <Radio.Group
            value={kind}
            onChange={(value) => setKind(value === 'list' ? 'list' : 'search')}
            aria-label={t('audiences.saveTitle')}
          >
            <Stack gap={8}>
              <Radio value="search" label={t('audiences.saveSearch')} />
              <Radio
                value="list"
                label={t('audiences.saveList', { count: total, shown: showNumber(total) })}
              />
            </Stack>
          </Radio.Group>
          <Checkbox
            checked={isShared}
            onChange={(event) => setIsShared(event.currentTarget.checked)}
            label={t('audiences.share')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} disabled={busy}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {t('audiences.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
