import { Button, Menu } from '@mantine/core';
import { IconCheck, IconDots, IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import type { Appointment } from '../../shared/schedule/schedule-data.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { EditLink } from '../../shared/ui/record/edit-link.tsx';
import { answerLink } from './answer-mail.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { paths } from './schedule-area.ts';
import { type Decision, sendDecision } from './send-decision.ts';

/** What can become of each state; going back to the requests needs no question. */
const offered = {
  requested: ['accept', 'decline', 'surrogate'],
  accepted: ['surrogate', 'cancel'],
  declined: [],
  surrogate: ['cancel'],
  cancelled: [],
} as const satisfies Record<Appointment['state'], readonly Decision[]>;

/** What whoever keeps the schedule does with a request or an appointment; who asked edits their own. */
export function AppointmentActions({ one }: { one: Appointment }) {
  const { uid, can } = useMember();
  const [chosen, ask] = useState<Decision | null>(null);
  const { id, state } = one;
  const answer = answerLink(one);
  if (!can('schedule.write'))
    return state === 'requested' && one.created_by === uid ? <EditLink to={paths.edit(id)} /> : null;
  const [first, ...more] = offered[state];
  return (
    <>
      {answer !== null && (
        <Button
          component="a"
          href={answer}
          variant="default"
          leftSection={<IconMail size={16} aria-hidden />}
        >
          {t('schedule.decide.answer')}
        </Button>
      )}
      {first === 'accept' && (
        <Button leftSection={<IconCheck size={16} aria-hidden />} onClick={() => ask('accept')}>
          {t('schedule.decide.accept')}
        </Button>
      )}
      <EditLink to={paths.edit(id)} />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" px={0} w={44} aria-label={t('schedule.decide.more')}>
            <IconDots size={16} stroke={1.75} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {[...(first && first !== 'accept' ? [first] : []), ...more].map((is) => (
            <Menu.Item key={is} onClick={() => ask(is)}>
              {t(`schedule.decide.${is}`)}
            </Menu.Item>
          ))}
          {state !== 'requested' && (
            <Menu.Item onClick={() => void sendDecision(one, { is: 'reopen' })}>
              {t('schedule.decide.reopen')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {chosen !== null && <DecideDialog one={one} is={chosen} close={() => ask(null)} />}
    </>
  );
}
