import '../text/thanks/en.ts';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { letterTemplates } from '#shared/collections/letter-templates.ts';
import type { LetterKind } from '#shared/domain/letters/letter-kinds.ts';
import { letterDay } from '#shared/domain/letters/letter-words.ts';
import type { MergeValues } from '#shared/domain/letters/merge-fields.ts';
import { starterLetters } from '#shared/domain/letters/starter-letters.ts';
import { showStored } from '../area/area.ts';
import { useCampaignCard } from '../data/campaign-card.ts';
import { messageFor } from '../data/error-messages.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { ChoiceDialog } from '../ui/dialog/choice-dialog.tsx';
import { download } from '../ui/download.ts';
import { ProgressBar } from '../ui/import/progress-bar.tsx';
import { LiveView } from '../ui/live-view.tsx';
import type { StoredTemplate } from './letter-types.ts';
import { cardOf, letterOf } from './letters-of.ts';
import { templateFor } from './template-for.ts';
import { useLetterhead, useTemplates } from './use-letters.ts';

/** Whom a letter is for, and what it says of them in its language. */
export type Printed = {
  donor_id: string;
  donor_name: string;
  values: (language: string) => MergeValues;
};

type Props = {
  letters: readonly Printed[];
  kind: LetterKind;
  /** Where there is no template of this kind; null prints the product’s own text then. */
  noTemplate: string | null;
  /** The name of the file. */
  file: string;
  today: string;
  close: () => void;
  markSent: () => void;
};

type Printing =
  | { is: 'asking' }
  | { is: 'printing'; done: number }
  | { is: 'failed'; why: string }
  | { is: 'printed'; count: number; odd: string[]; lacking: string[]; bare: number; gone: string[] };

/** Letters for chosen donors as one PDF; then they can be marked as sent. Reads each donor’s card. */
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
        {(all) => <Print {...of} close={leave} stop={stop.current} templates={templatesOf(all, of)} />}
      </LiveView>
    </ChoiceDialog>
  );
}

type Template = Pick<StoredTemplate, 'id' | 'name' | 'language' | 'body' | 'signer_name' | 'signer_title'>;
type PrintProps = Props & { templates: readonly Template[]; stop: AbortController };

/** The campaign's letters of a kind, else those that the product ships. */
function templatesOf(
  all: readonly StoredTemplate[],
  { kind, noTemplate }: Pick<Props, 'kind' | 'noTemplate'>,
) {
  const own: Template[] = all.filter((one) => one.kind === kind);
  if (own.length > 0 || noTemplate !== null) return own;
  return starterLetters.flatMap((one): Template[] =>
    one.kind === kind
      ? [{ id: one.language, name: one.name, language: one.language, body: one.body, ...unsigned }]
      : [],
  );
}
const unsigned = { signer_name: '', signer_title: null };

function Print({ letters: printed, noTemplate, file, today, close, markSent, templates, stop }: PrintProps) {
  const { organization } = useMember();
  const head = useLetterhead();
  const card = useCampaignCard();
  const candidate = (card.is === 'ready' && card.value?.candidateName) || '';
  const languages = [...new Set(templates.map(({ language }) => language))];
  const [choice, setChoice] = useState<Readonly<Record<string, string>>>({});
  const [state, show] = useState<Printing>({ is: 'asking' });
  const chosen = languages.flatMap((language) => {
    const template =
      templates.find(({ id }) => id === choice[language]) ??
      templates.find((one) => one.language === language);
    return template ? [{ ...template, signer_name: template.signer_name || candidate }] : [];
  });
  const [usual] = chosen;
  if (!usual) return <Text>{noTemplate}</Text>;

  const print = async () => {
    show({ is: 'printing', done: 0 });
    try {
      const { renderLetters } = await import('./render-letters.ts');
      const cards = await Promise.all(printed.map(({ donor_id }) => cardOf(organization, donor_id)));
      const gone: string[] = [];
      const letters = printed.flatMap(({ donor_name, values }, at) => {
        const person = cards[at];
        if (!person) gone.push(donor_name);
        const template = person && templateFor(chosen, person);
        return template
          ? [
              letterOf(values(template.language), person, template, {
                campaign: head.campaign,
                candidate,
                today,
              }),
            ]
          : [];
      });
      const { bytes, odd } = await renderLetters(usual, letters, {
        title: t('thanks.print.title'),
        head,
        day: (language) => letterDay(today, language),
        progress: (done) => show({ is: 'printing', done }),
        signal: stop.signal,
      });
      download(new Blob([bytes.slice()], { type: 'application/pdf' }), file);
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
          share={(state.done / printed.length) * 100}
          status={t('thanks.print.progress', { done: state.done, count: printed.length })}
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
            {t('thanks.mark', { count: printed.length })}
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
