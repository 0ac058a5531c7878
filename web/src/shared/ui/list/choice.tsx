import { NativeSelect } from '@mantine/core';
import styles from './list.module.css';

type Props = {
  label: string;
  value: string;
  /** With the words of the empty choice, where there is one. */
  any?: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** One filter, or the order, as the device's own list: it works on every phone and with every reader. */
export function Choice({ label, value, any, options, onChange }: Props) {
  const data = [...(any ? [{ value: '', label: any }] : []), ...options];
  return (
    <NativeSelect
      className={styles.filter ?? ''}
      aria-label={label}
      data={data}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
