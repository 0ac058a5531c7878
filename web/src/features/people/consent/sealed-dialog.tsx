import '../../../shared/text/consent/en.ts';
import { Button, FileButton, Group, PasswordInput, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { passphraseMax, passphraseMin } from '#shared/domain/consent/sealed-file.ts';
import { timeoutAsCallError } from '../../../shared/data/api.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { isProofCancelled } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/choice-dialog.tsx';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { readSealedCopy } from './read-sealed-copy.ts';
import { restoreSealedCopy, saveSealedCopy } from './sealed-copy.ts';

type Props = { opened: boolean; close: () => void; onClosed: () => void };
type What = 'save' | 'restore';

/** Saves contact permissions sealed under a passphrase, or takes such a copy in. */
export default function SealedDialog({ opened, close, onClosed }: Props) {
  const [what, setWhat] = useState<What>('save');
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [why, setWhy] = useState<{ of: 'passphrase' | 'again' | 'all'; text: string } | null>(null);
  const [done, setDone] = useState<{ done: number; all: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const errorOf = (of: 'passphrase' | 'again') => (why?.of === of ? why.text : null);

  const save = async () => {
    if (again !== passphrase) return setWhy({ of: 'again', text: t('consent.sealed.different') });
    await saveSealedCopy(passphrase, localDay(new Date()));
    toast('success', t('consent.sealed.saved'));
    close();
  };
  const restore = async () => {
    if (!file) return setWhy({ of: 'all', text: t('consent.sealed.noFile') });
    const copy = readSealedCopy(await file.text());
    if (!copy) return setWhy({ of: 'all', text: t('refusals.consent.sealNoFile') });
    const all = copy.pages.length;
    setDone({ done: 0, all });
    const count = await restoreSealedCopy(copy, passphrase, (sent) => setDone({ done: sent, all }));
    toast('success', t('consent.sealed.restored', { count, shown: showNumber(count) }));
    if (!copy.isWhole) return setWhy({ of: 'all', text: t('consent.sealed.incomplete') });
    close();
  };
  const act = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    setWhy(null);
    if (passphrase.length < passphraseMin)
      return setWhy({ of: 'passphrase', text: t('consent.sealed.short', { least: passphraseMin }) });
    setBusy(true);
    try {
      await (what === 'save' ? save() : restore());
    } catch (error) {
      if (!isProofCancelled(error)) setWhy({ of: 'all', text: messageFor(timeoutAsCallError(error)) });
    }
    setBusy(false);
  };
  return (
    <ChoiceDialog opened={opened} title={t('consent.sealed.title')} close={close} onClosed={onClosed}>
      <form onSubmit={act} noValidate>
        <Stack gap="md">
          <Text>{t('consent.sealed.hint')}</Text>
          <SegmentedControl
            fullWidth
            aria-label={t('consent.sealed.what')}
            value={what}
            disabled={busy}
            onChange={(value) => {
              setWhat(value as What);
              setWhy(null);
            }}
            data={(['save', 'restore'] as const).map((value) => ({
              value,
              label: t(`consent.sealed.${value}`),
            }))}
          />
          {what === 'restore' && (
            <>
              <Text size="sm" c="var(--ink-soft)">
                {t('consent.sealed.restoreHint')}
              </Text>
              <Group gap="sm">
                <FileButton onChange={setFile} accept=".sealed,text/plain">
                  {(props) => (
                    <Button
                      {...props}
                      variant="default"
                      disabled={busy}
                      leftSection={<IconUpload size={16} aria-hidden />}
                    >
                      {t('consent.sealed.choose')}
                    </Button>
                  )}
                </FileButton>
                {file && <Text size="sm">{file.name}</Text>}
              </Group>
            </>
          )}
          <PasswordInput
            label={t('consent.sealed.passphrase')}
            description={t('consent.sealed.passphraseHint', { least: passphraseMin })}
            required
            autoComplete="off"
            maxLength={passphraseMax}
            value={passphrase}
            error={errorOf('passphrase')}
            onChange={({ currentTarget }) => setPassphrase(currentTarget.value)}
          />
          {what === 'save' && (
            <PasswordInput
              label={t('consent.sealed.again')}
              required
              autoComplete="off"
              maxLength={passphraseMax}
              value={again}
              error={errorOf('again')}
              onChange={({ currentTarget }) => setAgain(currentTarget.value)}
            />
          )}
          {done && <Text role="status">{t('consent.sealed.progress', done)}</Text>}
          {why?.of === 'all' && (
            <Text role="alert" size="sm" c="var(--bad)">
              {why.text}
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close} disabled={busy}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {t(`consent.sealed.${what}`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </ChoiceDialog>
  );
}
