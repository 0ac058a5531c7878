import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { toastMs } from '#shared/constants.ts';

/** Where toasts appear. */
export default function Toaster() {
  return <Notifications position="bottom-right" autoClose={toastMs} />;
}
