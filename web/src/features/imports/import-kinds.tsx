import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { t } from '../../shared/text/index.ts';
import styles from './import-kinds.module.css';

/** What can be imported, to choose from. */
export const Kinds = ({ kinds }: { kinds: readonly ImportKind[] }) => (
  <ul className={styles.kinds}>
    {kinds.map((kind) => (
      <li key={kind}>
        <Link to={`/imports/${kind}`} className={styles.kind}>
          <span>
            <strong>{t(`imports.heading.${kind}`)}</strong>
            <span>{t(`imports.kindHint.${kind}`)}</span>
          </span>
          <IconChevronRight size={20} stroke={1.5} aria-hidden />
        </Link>
      </li>
    ))}
  </ul>
);
