import '../../text/limits/en.ts';
import '../../text/shared-limits/en.ts';
import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { MeterLine } from '#shared/domain/money/meter.ts';
import { t } from '../../text/index.ts';
import { textAt } from '../../text/text-at.ts';
import { localDay } from '../../ui/form/days.ts';
import { showMoney } from '../../ui/format.ts';
import { limitsPath } from '../fundraising-areas.ts';
import { electionName, placeName } from '../limit-texts.ts';
import type { Group } from './affiliation-data.ts';
import type { Given } from './donor-entries.ts';
import styles from './meter.module.css';
import { type DonorMeter as Meter, useMeter } from './use-meter.ts';

type Props = AddedProps & {
  donor: string;
  /** What the donor's record says of their gifts, where the screen has it. */
  given?: Given | undefined;
  /** Whose elections and rules count, where it is another day than today. */
  day?: string | undefined;
};

type AddedProps = {
  /** Cents that are about to be recorded. */
  adding?: number | null;
  /** They are promised, beside what is pledged already. */
  isPledge?: boolean;
  /** The election that they are for; null: the next one. */
  election?: string | null;
};

const dollars = (cents: number): string => showMoney(cents, cents % 100 === 0);

/** What a donor may still give for each open election, by which rule. */
export const DonorMeter = ({ donor, given, day = localDay(new Date()), ...added }: Props) => (
  <MeterSection donor={donor} meter={useMeter(donor, day, given, added.election)} {...added} />
);

/** The same of a meter that its screen has asked for. */
export function MeterSection(props: AddedProps & { donor: string; meter: Meter }) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Title id={title} order={2} size="h4" mb="xs">
        {t('fundraising.meter.title')}
      </Title>
      <MeterLines {...props} />
      <Anchor component={Link} to={limitsPath} size="sm">
        {t('fundraising.meter.rules')}
      </Anchor>
    </section>
  );
}

type LinesProps = AddedProps & {
  /** Left out, all who share a limit are named. */
  donor?: string;
  meter: Meter;
  /** Only of the election that the money is for. */
  alone?: boolean;
};

/** The lines alone, for a screen that shows several donors. */
export function MeterLines({
  donor = '',
  meter,
  adding = null,
  isPledge = false,
  election = null,
  alone = false,
}: LinesProps) {
  return (
    <>
      {meter.is === 'waiting' && <Skeleton height={56} radius="sm" />}
      {meter.is === 'failed' && (
        <Button variant="default" onClick={meter.retry}>
          {t('errors.tryAgain')}
        </Button>
      )}
      {(meter.is === 'organization' || meter.is === 'many' || meter.is === 'unseen') && (
        <Text c="var(--ink-soft)">{t(`fundraising.meter.${meter.is}`)}</Text>
      )}
      {meter.is === 'no race' && <Text c="var(--ink-soft)">{t('fundraising.meter.noRace')}</Text>}
      {meter.is === 'meter' && meter.kind !== 'individual' && (
        <Text size="sm" mb="xs">
          {t('fundraising.meter.as', { kind: textAt(`choices.donors.donor_kind.${meter.kind}`) ?? '' })}
          {kindNotes(meter)}
        </Text>
      )}
      {meter.is === 'meter' && meter.group && (
        <Text size="sm" mb="xs">
          {t('affiliations.shared', { names: othersNamed(meter.group, donor) })}
        </Text>
      )}
      {meter.is === 'meter' && (
        <ul className={styles.lines}>
          {meter.lines.map((line, at) => {
            const isFor = election === null ? at === 0 : line.election?.code === election;
            if (alone && !isFor) return null;
            return (
              <Line
                key={line.election?.code ?? ''}
                line={line}
                place={placeName(meter.jurisdiction)}
                adding={isFor ? adding : null}
                isPledge={isPledge}
              />
            );
          })}
        </ul>
      )}
    </>
  );
}

/** Who shares the limit beside the donor. */
const othersNamed = ({ members }: Group, donor: string): string =>
  members.flatMap(({ donor_id, name }) => (donor_id === donor ? [] : [name])).join(', ');

/** What a member has to know of a kind of donor beside its limit. */
function kindNotes({ kind, lines }: Meter & { is: 'meter' }): string {
  const isForbidden = lines.some(({ ruling }) => ruling?.max_cents === 0);
  if (isForbidden) return ` ${t('fundraising.meter.forbidden')}`;
  if (kind === 'partnership' || kind === 'llc') return ` ${t(`fundraising.meter.${kind}`)}`;
  return kind === 'party' ? ` ${t('fundraising.meter.party')}` : '';
}

type LineProps = { line: MeterLine; place: string; adding: number | null; isPledge: boolean };

function Line({ line, place, adding, isPledge }: LineProps) {
  const { election, counted, held, pledged, left, leftAfterPledges, ruling, isProvisional } = line;
  const room = isPledge ? leftAfterPledges : left;
  const above = room !== null && adding !== null && adding > room ? adding - room : 0;
  const facts = [
    t('fundraising.meter.counted', { amount: dollars(counted) }),
    ...(held > 0 ? [t('fundraising.meter.held', { amount: dollars(held) })] : []),
    ...(pledged > 0
      ? [
          leftAfterPledges === null
            ? t('fundraising.meter.pledgedOnly', { amount: dollars(pledged) })
            : t('fundraising.meter.pledged', { amount: dollars(pledged), left: dollars(leftAfterPledges) }),
        ]
      : []),
  ];
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <span>{election ? electionName(election.code) : t('fundraising.meter.noElection')}</span>
        <strong className="figures">
          {ruling?.max_cents === 0
            ? t('limits.rules.forbidden')
            : left === null
              ? t('limits.rules.noLimit')
              : t('fundraising.meter.left', { amount: dollars(left) })}
        </strong>
      </div>
      {ruling?.max_cents ? (
        <meter
          className={styles.bar}
          min={0}
          max={ruling.max_cents}
          value={ruling.max_cents - (left ?? 0)}
          aria-label={facts.join(', ')}
        />
      ) : null}
      <p>{facts.join(' · ')}</p>
      {ruling ? (
        <p>
          {t('fundraising.meter.by', { limit: dollars(ruling.max_cents ?? 0), source: ruling.source.name })}
          {isProvisional && ` · ${t('limits.rules.status.provisional')}`}
        </p>
      ) : (
        line.limits.length === 0 && <p>{t('limits.rules.none', { place })}</p>
      )}
      {line.lacksElection && <p className={styles.warning}>{t('fundraising.meter.lacksElection')}</p>}
      <div role="status">
        {above > 0 && (
          <p className={styles.warning}>
            {t(isPledge ? 'fundraising.meter.abovePledged' : 'fundraising.meter.above', {
              amount: dollars(above),
            })}
          </p>
        )}
      </div>
    </li>
  );
}
