import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { letterTemplates } from '#shared/collections/letter-templates.ts';
import { letterDay } from '#shared/domain/letters/letter-words.ts';
import { showStored } from '../area/area.ts';
import { useCampaignCard } from '../data/campaign-card.ts';
import { messageFor } from '../data/error-messages.ts';
import type { StoredTemplate } from '../letters/letter-types.ts';
import { useLetterhead, useTemplates } from '../letters/use-letters.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { ChoiceDialog } from '../ui/dialog/choice-dialog.tsx';
import { download } from '../ui/download.ts';
import { ProgressBar } from '../ui/import/progress-bar.tsx';
import { LiveView } from '../ui/live-view.tsx';
import type { LetterSettings, ThankYou } from './data.ts';
import { cardOf, letterOf, templateFor } from './letters-of.ts';

type Props = {
  gifts: readonly ThankYou[];
  settings: LetterSettings | null;
  today: string;
  close: () => void;
  markSent: () => void;
};

type Printing =
  | { is: 'asking' }
  | { is: 'printing'; done: number }
  | { is: 'failed'; why: string }
  | { is: 'printed'; count: number; odd: string[]; lacking: string[]; bare: number; gone: string[] };

/** Letters for chosen gifts as one PDF; then they can be marked as sent. Reads each donor’s card. */
export function PrintDialog({ close, ...of }: Props) {
  const stop = useRef(new AbortController());
  const leave = () => {
    stop.current.abort();
    close();
  };
  const templates = useTemplates();
  return (
    <ChoiceDialog opened title={t('thanks.print.title')} close={leave}>
      <LiveView of={templates}>
        {(all) => (
          <Print
            {...of}
            close={leave}
            stop={stop.current}
            templates={all.filter(({ kind }) => kind === 'thank_you')}
          />
        )}
      </LiveView>
    </ChoiceDialog>
  );
}

type PrintProps = Props & { templates: readonly StoredTemplate[]; stop: AbortController };

function Print({ gifts, today, close, markSent, templates, stop }: PrintProps) {
  const { organization } = useMember();
  const head = useLetterhead();
  const card = useCampaignCard();
  const candidate = (card.is === 'ready' && card.value?.candidateName) || '';
  const languages = [...new Set(templates.map(({ language }) => language))];
  const [choice, setChoice] = useState<Readonly<Record<string, string>>>({});
  const [state, show] = useState<Printing>({ is: 'asking' });
  const chosen = languages.flatMap(
    (language) =>
      templates.find(({ id }) => id === choice[language]) ??
      templates.find((one) => one.language === language) ??
      [],
  );
  const [usual] = chosen;
  if (!usual) return <Text>{t('thanks.print.noTemplate')}</Text>;

  const print = async () => {
    show({ is: 'printing', done: 0 });
    try {
      const { renderLetters } = await import('../letters/render-letters.ts');
      const cards = await Promise.all(gifts.map(({ donor_id }) => cardOf(organization, donor_id)));
      const gone: string[] = [];
      const letters = gifts.flatMap((gift, at) => {
        const person = cards[at];
        if (!person) gone.push(gift.donor_name);
        const template = person && templateFor(chosen, person);
        return template
          ? [letterOf(gift, person, template, { campaign: head.campaign, candidate, today })]
          : [];
      });
      const { bytes, odd } = await renderLetters(usual, letters, {
        title: t('thanks.print.title'),
        head,
        day: (language) => letterDay(today, language),
        progress: (done) => show({ is: 'printing', done }),
        signal: stop.signal,
      });
      download(
        new Blob([bytes.slice()], { type: 'application/pdf' }),
        t('thanks.print.file', { day: today }),
      );
      show({
        is: 'printed',
        count: letters.length,
        odd: odd.map((at) => letters[at]?.to.name ?? ''),
        lacking: letters.filter(({ lacking }) => lacking.length > 0).map(({ to }) => to.name),
        bare: letters.filter(({ hasAddress }) => !hasAddress).length,
        gone,
      });
    } catch (error) {
      if (!stop.signal.aborted) show({ is: 'failed', why: messageFor(error) });
    }
  };

  if (state.is === 'printing')
    return (
      <Stack gap="md">
        <ProgressBar
          label={t('thanks.print.title')}
          share={(state.done / gifts.length) * 100}
          status={t('thanks.print.progress', { done: state.done, count: gifts.length })}
          pace={null}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t('thanks.print.stop')}
          </Button>
        </Group>
      </Stack>
    );
  if (state.is === 'printed') {
    const { count, odd, lacking, bare, gone } = state;
    return (
      <Stack gap="sm">
        <Text role="status">{t('thanks.print.done', { count })}</Text>
        {gone.length > 0 && (
          <Text c="var(--bad)">{t('thanks.print.missing', { names: gone.join(', ') })}</Text>
        )}
        {bare > 0 && <Text c="var(--goal)">{t('thanks.print.noAddress', { count: bare })}</Text>}
        {lacking.length > 0 && (
          <Text c="var(--goal)">{t('thanks.print.lacking', { names: lacking.join(', ') })}</Text>
        )}
        {odd.length > 0 && <Text c="var(--goal)">{t('thanks.print.odd', { names: odd.join(', ') })}</Text>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {t('thanks.print.close')}
          </Button>
          <Button onClick={markSent} data-autofocus>
            {t('thanks.mark', { count: gifts.length })}
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      {languages.map((language) => (
        <NativeSelect
          key={language}
          label={t('thanks.print.template', {
            language: showStored(letterTemplates, 'language', language),
          })}
          data={templates
            .filter((one) => one.language === language)
            .map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.find((one) => one.language === language)?.id ?? ''}
          onChange={({ currentTarget }) => setChoice({ ...choice, [language]: currentTarget.value })}
        />
      ))}
      {state.is === 'failed' && (
        <Text role="alert" size="sm" c="var(--bad)">
          {state.why}
        </Text>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button onClick={print}>{t('thanks.print.print')}</Button>
      </Group>
    </Stack>
  );
}
