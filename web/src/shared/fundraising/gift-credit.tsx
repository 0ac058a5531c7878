import { Anchor, Button, MultiSelect, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { creditGiftCall } from '#shared/api/giving-api.ts';
import { solicitorsMax } from '#shared/domain/giving/giving-cells.ts';
import { creditedWith } from '#shared/domain/giving/giving-sources.ts';
import { isMember } from '#shared/domain/giving/joined-members.ts';
import { commitCall } from '../data/journal/index.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { ActDialog } from '../ui/dialog/act-dialog.tsx';
import { useOpenQuestion } from '../ui/dialog/use-open-question.ts';
import { toastWhenSynced } from '../ui/toasts.tsx';
import { committeePath, type Donation } from './fundraising-areas.ts';
import { type CommitteeMember, useCommittee } from './giving-data.ts';
import { Section } from './section.tsx';

/** Who of the finance committee raised a gift: by their code, or by hand. Nothing where there is no committee. */
export function GiftCredit({ gift }: { gift: Donation }) {
  const writes = useMember().can('donations.write');
  const committee = useCommittee();
  const { question, opened, ask, close, onClosed } = useOpenQuestion<'credit'>();
  if (committee.is !== 'ready' || committee.value.length === 0) return null;
  const { solicitors, source_code: code } = gift;
  const credited = creditedWith({ code, solicitors }, committee.value);
  const edit = writes && (
    <Button
      variant="default"
      leftSection={<IconPencil size={16} aria-hidden />}
      onClick={({ currentTarget }) => ask('credit', currentTarget)}
    >
      {t('giving.gift.edit')}
    </Button>
  );
  return (
    <Section title={t('giving.gift.title')} hint={t('giving.gift.hint')} action={edit}>
      {credited.length === 0 ? (
        <Text c="var(--ink-soft)">{t('giving.gift.none')}</Text>
      ) : (
        <ul>
          {credited.map(({ id, name, others }) => (
            <li key={id}>
              <Anchor component={Link} to={`${committeePath}/${id}`}>
                {name}
              </Anchor>{' '}
              <Text span size="sm" c="var(--ink-soft)">
                {t(
                  solicitors.some((one) => isMember({ id, others }, one))
                    ? 'giving.gift.byHand'
                    : 'giving.gift.byCode',
                )}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {question && (
        <CreditDialog
          gift={gift}
          committee={committee.value}
          opened={opened}
          close={close}
          onClosed={onClosed}
        />
      )}
    </Section>
  );
}

type Props = {
  gift: Donation;
  committee: readonly CommitteeMember[];
  opened: boolean;
  close: () => void;
  onClosed: () => void;
};

function CreditDialog({ gift, committee, ...dialog }: Props) {
  // A former card's membership is shown, and saved, as that of whom it is by now.
  const [chosen, setChosen] = useState<string[]>([
    ...new Set(gift.solicitors.map((one) => committee.find((each) => isMember(each, one))?.id ?? one)),
  ]);
  const act = async () => {
    const { synced } = await commitCall(
      creditGiftCall,
      { giftId: gift.id, memberIds: chosen },
      { entity: { table: 'donations', id: gift.id } },
    );
    toastWhenSynced(synced);
    return true;
  };
  return (
    <ActDialog {...dialog} title={t('giving.gift.dialog')} submit={t('common.save')} act={act}>
      <MultiSelect
        label={t('giving.gift.members')}
        description={t('giving.gift.codeHint')}
        data={committee.map(({ id, name }) => ({ value: id, label: name }))}
        maxValues={solicitorsMax}
        searchable
        value={chosen}
        onChange={setChosen}
      />
    </ActDialog>
  );
}
