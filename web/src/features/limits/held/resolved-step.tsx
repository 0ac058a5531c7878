import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { noteLetterCall } from '#shared/api/gifts-api.ts';
import { donations } from '#shared/collections/donations.ts';
import { letterTemplates } from '#shared/collections/letter-templates.ts';
import { movedIdOf } from '#shared/domain/gifts/gift-ids.ts';
import { letterDay } from '#shared/domain/letters/letter-words.ts';
import { showStored } from '../../../shared/area/area.ts';
import { useCampaignCard } from '../../../shared/data/campaign-card.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import { useCachedDocument } from '../../../shared/data/use-cached-document.ts';
import type { GiftDonor } from '../../../shared/fundraising/donors-named.ts';
import { cardOf } from '../../../shared/letters/letters-of.ts';
import { useLetterhead, useTemplates } from '../../../shared/letters/use-letters.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { download } from '../../../shared/ui/download.ts';
import { showMoney } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import type { HeldCase } from './held-cases.ts';
import { nameOfElection } from './held-texts.ts';
import { letterKindOf, letterOfCase, type Resolved, templateOf } from './letter-of-case.ts';

type Props = {
  held: HeldCase;
  resolved: Resolved;
  /** The entry that did it. */
  entryId: string;
  /** The donor whom it was attributed to: they get a letter too. */
  other: GiftDonor | null;
  /** Whether the server has it by now. */
  isSent: boolean;
  today: string;
  close: () => void;
};

type Printed = { why: string | null; isBare: boolean; isLacking: boolean; isOdd: boolean };

/** What was done, and its letter as a PDF. Reads each letter of the campaign, and the card of whoever it goes to. */
export function ResolvedStep({ held, resolved, entryId, other, isSent, today, close }: Props) {
  const { organization } = useMember();
  const { how, cents } = resolved;
  const templates = useTemplates();
  const head = useLetterhead();
  const card = useCampaignCard();
  const candidate = (card.is === 'ready' && card.value?.candidateName) || '';
  const gift = useCachedDocument(donations, organization, held.gift);
  const [reader, setReader] = useState(held.donor.id);
  const [busy, setBusy] = useState(false);
  const [printed, setPrinted] = useState<Printed | null>(null);
  const kind = letterKindOf[how];
  const amount = showMoney(cents);

  const print = async () => {
    setBusy(true);
    setPrinted(null);
    try {
      const [person, { renderLetters }] = await Promise.all([
        cardOf(organization, reader),
        import('../../../shared/letters/render-letters.ts'),
      ]);
      if (!person) throw new Error(t('refusals.gifts.noDonor'));
      const template = templateOf(templates.is === 'ready' ? templates.value : [], kind, {
        language: person.language,
        signer: candidate,
      });
      const whole = gift.is === 'ready' && gift.value ? gift.value.amount : cents;
      const letter = letterOfCase(held, resolved, person, template, {
        ...{ amount: whole, campaign: head.campaign, candidate, today },
      });
      const name = showStored(letterTemplates, 'kind', kind) ?? '';
      const { bytes, odd } = await renderLetters(template, [letter], {
        title: name,
        head,
        day: (language) => letterDay(today, language),
      });
      download(new Blob([bytes.slice()], { type: 'application/pdf' }), `${name} ${person.name} ${today}.pdf`);
      // What it tells of waits in the same line, so that it is there before its letter.
      const about = reader === held.donor.id ? entryId : movedIdOf(entryId);
      const noted = await commitCall(
        noteLetterCall,
        { entryId: about, on: today },
        { entity: { table: 'donations', id: held.gift } },
      );
      noted.synced.catch((error: unknown) => toast('error', t('held.done.print'), messageFor(error)));
      setPrinted({
        ...{ why: null, isBare: !letter.hasAddress, isLacking: letter.lacking.length > 0 },
        isOdd: odd.length > 0,
      });
    } catch (error) {
      setPrinted({ why: messageFor(error), isBare: false, isLacking: false, isOdd: false });
    }
    setBusy(false);
  };

  const about = { amount, election: nameOfElection(resolved.to), name: other?.name ?? held.donor.name };
  return (
    <Stack gap="md">
      <Text role="status">{t(`held.done.${how}`, about)}</Text>
      {!isSent && <Text c="var(--goal)">{t('held.done.waiting')}</Text>}
      {other && (
        <div>
          <Text size="sm" fw={500} mb={4}>
            {t('held.done.letter')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-label={t('held.done.letter')}
            value={reader}
            onChange={setReader}
            data={[held.donor, other].map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      )}
      {printed?.why && (
        <Text role="alert" size="sm" c="var(--bad)">
          {printed.why}
        </Text>
      )}
      {printed?.isBare && <Text c="var(--goal)">{t('held.done.noAddress')}</Text>}
      {printed?.isLacking && <Text c="var(--goal)">{t('held.done.lacking')}</Text>}
      {printed?.isOdd && <Text c="var(--goal)">{t('held.done.odd')}</Text>}
      <Group justify="flex-end" gap="xs">
        <Button
          variant="default"
          loading={busy}
          disabled={templates.is === 'loading'}
          leftSection={<IconFileTypePdf size={16} aria-hidden />}
          onClick={print}
          data-autofocus
        >
          {t('held.done.print')}
        </Button>
        <Button onClick={close}>{t('held.done.close')}</Button>
      </Group>
    </Stack>
  );
}
