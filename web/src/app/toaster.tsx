import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { toastMs } from '#shared/constants.ts';
import styles from './toaster.module.css';

/** Where toasts appear: at the bottom right, on a phone at the top. */
export default function Toaster() {
  return (
    <Notifications position="bottom-right" autoClose={toastMs} classNames={{ root: styles.toasts ?? '' }} />
  );
}
