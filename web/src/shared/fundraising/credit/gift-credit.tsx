import { Anchor, Button, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { creditGiftCall } from '#shared/api/giving-api.ts';
import { creditedWith, shareOf } from '#shared/domain/giving/giving-sources.ts';
import { isMember } from '#shared/domain/giving/joined-members.ts';
import { CallError } from '../../data/error-messages.ts';
import { commitCall } from '../../data/journal/index.ts';
import { useMember } from '../../session/session-store.ts';
import { t } from '../../text/index.ts';
import { ActDialog } from '../../ui/dialog/act-dialog.tsx';
import { useOpenQuestion } from '../../ui/dialog/use-open-question.ts';
import { toastWhenSynced } from '../../ui/toasts.tsx';
import { committeePath, type Donation } from '../fundraising-areas.ts';
import { type CommitteeMember, useCommittee } from '../giving-data.ts';
import { Section } from '../section.tsx';
import { CreditInput } from './credit-input.tsx';
import { creditProblem, sharesIn, type TypedCredit, typedPercent } from './typed-credit.ts';

/** Who of the finance committee raised a gift: by their code, or by hand. Nothing where there is no committee. */
export function GiftCredit({ gift }: { gift: Donation }) {
  const writes = useMember().can('donations.write');
  const committee = useCommittee();
  const { question, opened, ask, close, onClosed } = useOpenQuestion<'credit'>();
  if (committee.is !== 'ready' || committee.value.length === 0) return null;
  const { solicitors, solicitor_shares, source_code: code } = gift;
  const counted = { code, solicitors, solicitor_shares };
  const credited = creditedWith(counted, committee.value);
  const how = (member: CommitteeMember): string => {
    const share = shareOf(counted, member);
    if (share !== null) return t('giving.gift.byPart', { percent: typedPercent(share) });
    return t(solicitors.some((one) => isMember(member, one)) ? 'giving.gift.byHand' : 'giving.gift.byCode');
  };
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
          {credited.map((member) => (
            <li key={member.id}>
              <Anchor component={Link} to={`${committeePath}/${member.id}`} underline="always">
                {member.name}
              </Anchor>{' '}
              <Text span size="sm" c="var(--ink-soft)">
                {how(member)}
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

/** A former card's membership is shown, and saved, as that of whom it is by now. */
function storedCredit(
  { solicitors, solicitor_shares }: Donation,
  committee: readonly CommitteeMember[],
): TypedCredit {
  const sums = new Map<string, number>();
  for (const [at, one] of solicitors.entries()) {
    const id = committee.find((each) => isMember(each, one))?.id ?? one;
    sums.set(id, (sums.get(id) ?? 0) + (solicitor_shares[at] ?? 0));
  }
  const percents = [...sums].map(([id, share]) => [id, typedPercent(share)] as const);
  return {
    members: [...sums.keys()],
    percents: solicitor_shares.length > 0 ? Object.fromEntries(percents) : null,
  };
}

function CreditDialog({ gift, committee, ...dialog }: Props) {
  const [credit, setCredit] = useState<TypedCredit>(() => storedCredit(gift, committee));
  const act = async () => {
    const problem = creditProblem(credit);
    if (problem !== null) throw new CallError('invalid-argument', problem);
    const { synced } = await commitCall(
      creditGiftCall,
      { giftId: gift.id, memberIds: [...credit.members], shares: sharesIn(credit) },
      { entity: { table: 'donations', id: gift.id } },
    );
    toastWhenSynced(synced);
    return true;
  };
  return (
    <ActDialog {...dialog} title={t('giving.gift.dialog')} submit={t('common.save')} act={act}>
      <CreditInput
        label={t('giving.gift.members')}
        committee={committee}
        value={credit}
        onChange={setCredit}
      />
    </ActDialog>
  );
}
