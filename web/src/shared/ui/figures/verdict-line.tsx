import { Text } from '@mantine/core';
import styles from './verdict-line.module.css';

type Props = { text: string; mood: string; advice: string | null; role?: 'status' };

/** The sentence that matters, and what would change it. */
export const VerdictLine = ({ text, mood, advice, role }: Props) => (
  <div className={styles.verdict} data-mood={mood} role={role}>
    <p className={styles.words}>{text}</p>
    {advice !== null && <Text>{advice}</Text>}
  </div>
);
