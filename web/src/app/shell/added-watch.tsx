import '../../shared/text/form/en.ts';
import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { addPersonCall } from '#shared/api/people-api.ts';
import { type Answered, onCallAnswered } from '../../shared/data/call-answers.ts';
import { t } from '../../shared/text/index.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import { requestToaster } from '../toasts.tsx';

/** Says something about a person; it stays until it is read, for it may come days later. */
function tellOf(person: { id: string }, notice: string, title: string, hint: string): void {
  const noticeId = `${notice}-${person.id}`;
  const hide = () => notifications.hide(noticeId);
  requestToaster();
  hide();
  notifications.show({
    ...{ id: noticeId, role: 'status', color: 'ink', autoClose: false, withBorder: true },
    title,
    message: (
      <>
        {hint}{' '}
        <Anchor component={Link} to={`/people/${person.id}`} onClick={hide} inherit underline="always">
          {t('form.emailTakenOpen')}
        </Anchor>
      </>
    ),
  });
}

function tell({ call, answer }: Answered): void {
  if (call.path !== addPersonCall.path) return;
  const request = addPersonCall.request.safeParse(call.input);
  const answered = addPersonCall.response.safeParse(answer);
  if (!request.success || !answered.success) return;
  const { person, similar, isUnassigned } = answered.data;
  if (person && isUnassigned)
    tellOf(person, 'unassigned', t('form.unassigned', { name: person.name }), t('form.unassignedHint'));
  if (person && person.id !== request.data.id) {
    const hint = t('form.addedToHint', { name: request.data.contact.name });
    tellOf(person, 'added', t('form.addedTo', { name: person.name }), hint);
  } else if (similar[0]) toast('info', t('form.similar', { name: similar[0].name }), t('form.similarHint'));
}

/** Hears what additions of people were answered, also those that waited without a connection. Draws nothing. */
export default function AddedWatch() {
  useEffect(() => onCallAnswered(tell), []);
  return null;
}
