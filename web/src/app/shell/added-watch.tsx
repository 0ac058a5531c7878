import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { addPersonCall } from '#shared/api/people-api.ts';
import { type Answered, onCallAnswered } from '../../shared/data/call-answers.ts';
import { t } from '../../shared/text/index.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import { requestToaster } from '../toasts.tsx';

/** Says who somebody that was added turned out to be; it stays until it is read, for it may come days later. */
function tellExisting({ id, name }: { id: string; name: string }, typed: string): void {
  const noticeId = `added-${id}`;
  const hide = () => notifications.hide(noticeId);
  requestToaster();
  hide();
  notifications.show({
    ...{ id: noticeId, role: 'status', color: 'ink', autoClose: false, withBorder: true },
    title: t('form.addedTo', { name }),
    message: (
      <>
        {t('form.addedToHint', { name: typed })}{' '}
        <Anchor component={Link} to={`/people/${id}`} onClick={hide} inherit underline="always">
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
  const { person, similar } = answered.data;
  if (person && person.id !== request.data.id) tellExisting(person, request.data.contact.name);
  else if (similar[0]) toast('info', t('form.similar', { name: similar[0].name }), t('form.similarHint'));
}

/** Hears what additions of people were answered, also those that waited without a connection. Draws nothing. */
export default function AddedWatch() {
  useEffect(() => onCallAnswered(tell), []);
  return null;
}
