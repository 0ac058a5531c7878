import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../text/index.ts';
import { useOrigin } from '../list/place.ts';
import styles from './record.module.css';

type Props = { list: string; name: string };

/** From a record to its list, as the reader left it. */
export function BackLink({ list, name }: Props) {
  const origin = useOrigin(list);
  return (
    <Link
      to={origin.to}
      state={origin.state}
      className={styles.back}
      aria-label={t('list.back', { list: name })}
    >
      <IconArrowLeft size={16} aria-hidden />
      {name}
    </Link>
  );
}
