import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';
import { t } from '../../../shared/text/index.ts';
import { paths } from '../profile-paths.ts';
import { hasConflict } from './field-state.ts';
import styles from './form.module.css';
import type { Editor } from './profile-editor.ts';

/** Fields of other sections that somebody has to decide about. */
export function Attention({ editor, besides }: { editor: Editor; besides: readonly ProfileFieldName[] }) {
  const waiting = useStore(
    editor.store,
    useShallow(({ fields }) =>
      [...fields].filter(([, field]) => hasConflict(field) || field.trouble !== null).map(([name]) => name),
    ),
  );
  const elsewhere = waiting.filter((name) => !besides.includes(name));
  if (elsewhere.length === 0) return null;
  return (
    <p className={styles.attention} role="status">
      {t('profile.attention', { count: elsewhere.length })}{' '}
      {elsewhere.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          <Link to={paths.field(name)}>{t(`profileFields.fields.${name}.label`)}</Link>
        </Fragment>
      ))}
    </p>
  );
}
