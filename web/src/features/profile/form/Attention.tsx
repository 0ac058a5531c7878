import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { ProfileFieldName } from '#shared/collections/candidate/fields.ts';
import { t } from '../../../shared/text/index.ts';
import { paths } from '../paths.ts';
import type { Editor } from './editor.ts';
import styles from './form.module.css';
import { asks } from './state.ts';

/** Fields of other sections that somebody has to decide about. */
export function Attention({ editor, besides }: { editor: Editor; besides: readonly ProfileFieldName[] }) {
  const waiting = useStore(
    editor.store,
    useShallow(({ fields }) =>
      [...fields].filter(([, field]) => asks(field) || field.trouble !== null).map(([name]) => name),
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
