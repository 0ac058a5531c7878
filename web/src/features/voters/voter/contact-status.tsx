import { Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconBan } from '@tabler/icons-react';
import { channels } from '#shared/domain/voters/contact-results.ts';
import { type SuppressionReason, suppressionReasons } from '#shared/domain/voters/voter-state.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import type { Person } from '../../../shared/voters/engine.ts';
import { personName } from '../../../shared/voters/format-voter.ts';
import { useRecordLearned } from './use-record-learned.ts';
import styles from './voter.module.css';

/** The channels that each reason closes for somebody. */
function closedBy({ known: { suppressed } }: Person) {
  return suppressionReasons
    .map((reason) => ({ reason, closed: channels.filter((channel) => suppressed[channel] === reason) }))
    .filter(({ closed }) => closed.length > 0);
}

/** What stands in the way of contacting somebody, and a report that one person alone has made. */
export function ContactStatus({ person }: { person: Person }) {
  const closed = closedBy(person);
  const { doubted } = person.known;
  if (closed.length === 0 && doubted === null) return null;
  return (
    <Stack gap="xs">
      {doubted !== null && <Doubted person={person} claim={doubted} />}
      {closed.map((one) => (
        <Closed key={one.reason} person={person} {...one} />
      ))}
    </Stack>
  );
}

type DoubtedProps = { person: Person; claim: 'deceased' | 'moved' };

function Doubted({ person, claim }: DoubtedProps) {
  const say = useRecordLearned(person);
  const writes = useMember().can('voters.write');
  const label = t(`voterCodes.doubted.${claim}`);
  const judge = (is_on: boolean) =>
    say(
      { kind: 'suppression', source: 'office', reason: claim, is_on },
      t(is_on ? 'voters.voter.confirmed' : 'voters.voter.rejected', {
        name: personName(person),
        what: label,
      }),
    );
  return (
    <section className={styles.notice} aria-label={t('voters.voter.doubtedTitle', { what: label })}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <IconAlertTriangle size={18} color="var(--goal)" className={styles.sign} aria-hidden />
        <div>
          <Text fw={600}>{t('voters.voter.doubtedTitle', { what: label })}</Text>
          <Text size="sm">{t('voters.voter.doubtedHint')}</Text>
          {writes && (
            <Group gap="xs" mt="xs">
              <Button size="compact-sm" variant="default" onClick={() => judge(true)}>
                {t('voters.voter.confirm')}
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => judge(false)}>
                {t('voters.voter.reject')}
              </Button>
            </Group>
          )}
        </div>
      </Group>
    </section>
  );
}

type ClosedProps = {
  person: Person;
  reason: SuppressionReason;
  closed: readonly (typeof channels)[number][];
};

function Closed({ person, reason, closed }: ClosedProps) {
  const say = useRecordLearned(person);
  const writes = useMember().can('voters.write');
  const why = t(`voterCodes.reasons.${reason}`);
  const lift = () =>
    say(
      { kind: 'suppression', source: 'office', reason, channels: [...closed], is_on: false },
      t('voters.voter.lifted', { reason: why }),
    );
  const where =
    closed.length === channels.length
      ? t('voterCodes.events.everyChannel')
      : closed.map((channel) => t(`voterSearch.channels.${channel}`)).join(', ');
  return (
    <section className={`${styles.notice} ${styles.closed}`} aria-label={t('voters.voter.suppressed')}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <IconBan size={18} color="var(--bad)" className={styles.sign} aria-hidden />
        <div style={{ flex: 1 }}>
          <Text fw={600}>
            {t('voters.voter.suppressed')}: {why}
          </Text>
          <Text size="sm">
            {where}. {t('voters.voter.suppressedHint')}
          </Text>
        </div>
        {writes && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('voters.voter.liftName', { reason: why })}
            onClick={lift}
          >
            {t('voters.voter.lift')}
          </Button>
        )}
      </Group>
    </section>
  );
}
