import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../text/index.ts';
import { useOrigin } from '../list/place.ts';
import styles from './record.module.css';

type Props = { list: string; name: string };

/** From a record to its list, as the reader left it; to another list where it was opened from that. */
export function BackLink({ list, name }: Props) {
  const origin = useOrigin(list);
  const own = origin.to.startsWith(list);
  return (
    <Link
      to={origin.to}
      state={origin.state}
      className={styles.back}
      aria-label={own ? t('list.back', { list: name }) : undefined}
    >
      <IconArrowLeft size={16} aria-hidden />
      {own ? name : t('common.back')}
    </Link>
  );
}
