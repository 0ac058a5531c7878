import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { toastMs } from '#shared/constants.ts';

/** Where toasts appear. A chunk of its own: the first drawing does not wait for it. */
export default function Toaster() {
  return <Notifications position="bottom-right" autoClose={toastMs} />;
}
