import { Button, Group, Text } from '@mantine/core';
import {
  IconCloudOff,
  IconCoffee,
  IconMoon,
  IconPhoneCheck,
  IconPhoneOff,
  IconPhonePause,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { blockedReasons } from '#shared/domain/phonebank/list.ts';
import { paths } from '../../../shared/field/field-paths.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { EmptyState, FailedState } from '../../../shared/ui/states.tsx';
import type { CallSession, Line } from './use-call-session.ts';

const icons = {
  later: IconCoffee,
  hours: IconMoon,
  pace: IconCoffee,
  finished: IconPhoneCheck,
  paused: IconPhonePause,
  closed: IconPhonePause,
  barred: IconPhoneOff,
} as const;

/** While nobody is on the line: why, and what to do. */
export function NoCall({ line, calling }: { line: Exclude<Line, { is: 'on' }>; calling: CallSession }) {
  if (line.is === 'asking')
    return (
      <Text py={56} ta="center" c="var(--ink-soft)" role="status">
        {t('calls.call.finding')}
      </Text>
    );
  if (line.is === 'failed') return <FailedState why={line.why} retry={() => void calling.ask()} />;
  if (line.is === 'offline')
    return (
      <div role="status">
        <EmptyState icon={IconCloudOff} title={t('member.unseen.title')} hint={t('calls.call.offline')} />
      </div>
    );
  const why = line.why ?? 'finished';
  const hint =
    why === 'later' || why === 'hours' || why === 'pace'
      ? t(`calls.call.${why}Hint`, { when: showMoment(line.againAt ?? Date.now()) })
      : t(`calls.call.${why}Hint`);
  return (
    <div role="status">
      <EmptyState icon={icons[why]} title={t(`calls.call.${why}`)} hint={hint}>
        <Passed blocked={calling.blocked} />
        <Group mt="xs" justify="center">
          {why !== 'closed' && (
            <Button variant="default" onClick={() => void calling.ask()}>
              {t('calls.call.again')}
            </Button>
          )}
          <Button component={Link} to={paths.calls}>
            {t('calls.call.toLists')}
          </Button>
        </Group>
      </EmptyState>
    </div>
  );
}

/** Who was looked at on the way and must not be called, by reason. */
export function Passed({ blocked }: Pick<CallSession, 'blocked'>) {
  const reasons = blockedReasons.filter((reason) => (blocked[reason] ?? 0) > 0);
  if (reasons.length === 0) return null;
  const count = reasons.reduce((sum, reason) => sum + (blocked[reason] ?? 0), 0);
  const reasonList = reasons.map((reason) => t(`calls.blocked.${reason}`)).join(', ');
  return (
    <Text size="sm" c="var(--ink-soft)">
      {t('calls.call.passed', { count, reasons: reasonList })}
    </Text>
  );
}
