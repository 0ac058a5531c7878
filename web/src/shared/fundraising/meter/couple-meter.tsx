import '../../text/fundraising/en.ts';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { mayShareLimit } from '#shared/domain/money/affiliation.ts';
import type { MeterLine } from '#shared/domain/money/meter.ts';
import { type Part, splitCouple } from '#shared/domain/money/split.ts';
import { t } from '../../text/index.ts';
import { localDay } from '../../ui/form/days.ts';
import { moneyField } from '../../ui/form/form-fields.ts';
import { showMoney } from '../../ui/format.ts';
import type { GiftDonor } from '../donors-named.ts';
import { electionName } from '../limit-texts.ts';
import { Affiliates } from './affiliates.tsx';
import { CoupleTable } from './couple-table.tsx';
import type { Given } from './donor-entries.ts';
import { MeterSection } from './donor-meter.tsx';
import { OtherPicker } from './other-picker.tsx';
import { useMeter } from './use-meter.ts';

type Props = {
  donor: Pick<GiftDonor, 'id' | 'name'>;
  /** What their record says of their gifts, where the screen has it. */
  given?: Given | undefined;
};

/** What a donor can still give, and beside it what the other half of a couple can. */
export default function CoupleMeter({ donor, given }: Props) {
  const meter = useMeter(donor.id, localDay(new Date()), given);
  return (
    <Stack gap="md" align="stretch">
      <MeterSection donor={donor.id} meter={meter} />
      {/* Until the meter has its height, it would push who is typed here and its answer out of the window. */}
      {meter.is === 'meter' && mayShareLimit(meter.kind) && <Affiliates donor={donor} group={meter.group} />}
      {meter.is === 'meter' && !mayShareLimit(meter.kind) && <Other donor={donor} lines={meter.lines} />}
    </Stack>
  );
}

function Other({ donor, lines }: { donor: Props['donor']; lines: readonly MeterLine[] }) {
  const [isOpen, open] = useState(false);
  const [other, setOther] = useState<GiftDonor | null>(null);
  if (!isOpen)
    return (
      <Button
        variant="default"
        leftSection={<IconUsers size={16} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => open(true)}
      >
        {t('fundraising.meter.couple')}
      </Button>
    );
  return (
    <>
      <OtherPicker label={t('fundraising.meter.spouse')} value={other} onChange={setOther} than={donor.id} />
      {other && other.id !== donor.id && <Couple key={other.id} one={donor} other={other} lines={lines} />}
    </>
  );
}

type CoupleProps = { one: Props['donor']; other: GiftDonor; lines: readonly MeterLine[] };

function Couple({ one, other, lines }: CoupleProps) {
  const second = useMeter(other.id, localDay(new Date()));
  const [amount, setAmount] = useState('');
  if (second.is === 'organization' || second.is === 'many' || second.is === 'unseen')
    return <Text c="var(--ink-soft)">{t(`fundraising.meter.${second.is}`)}</Text>;
  if (second.is === 'failed')
    return (
      <Button variant="default" onClick={second.retry}>
        {t('errors.tryAgain')}
      </Button>
    );
  if (second.is !== 'meter') return null;
  const cents = moneyField.safeParse(amount).data;
  return (
    <>
      <CoupleTable one={{ name: one.name, lines }} other={{ name: other.name, lines: second.lines }} />
      <TextInput
        label={t('fundraising.meter.joint')}
        description={t('fundraising.meter.jointHint')}
        leftSection="$"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      {cents !== undefined && (
        <Split split={splitCouple(cents, lines, second.lines)} names={[one.name, other.name]} />
      )}
    </>
  );
}

const dollars = (cents: number): string => showMoney(cents, cents % 100 === 0);
const partText = ({ cents, election }: Part): string =>
  t('fundraising.meter.part', {
    amount: dollars(cents),
    election: election === null ? t('fundraising.meter.noElection') : electionName(election),
  });

function Split({ split, names }: { split: ReturnType<typeof splitCouple>; names: [string, string] }) {
  const shares = [split.one, split.other];
  return (
    <div role="status">
      {names.map((name, at) => (
        <Text key={name} size="sm">
          {t('fundraising.meter.share', {
            name,
            parts: shares[at]?.map(partText).join(', ') || t('fundraising.meter.nothing'),
          })}
        </Text>
      ))}
      {split.above > 0 && (
        <Text size="sm" c="var(--goal)" fw={600}>
          {t('fundraising.meter.above', { amount: dollars(split.above) })}
        </Text>
      )}
      <Text size="sm" c="var(--ink-soft)">
        {t(split.isEqual ? 'fundraising.meter.equal' : 'fundraising.meter.unequal')}
      </Text>
    </div>
  );
}
