import { t } from '../../shared/text/index.ts';
import styles from './picture.module.css';

const rows = [
  { name: 'Rosa Delgado', email: 'rosa@example.org', result: 'fresh' },
  { name: 'Mikkel Larsen', email: 'mikkel@example.org', result: 'known' },
  { name: 'Tayo Okafor', email: 'tayo.example.org', result: 'bad' },
] as const;

/** The preview of an import, drawn: what is new, what is there already, what is wrong. */
export const ImportPicture = () => (
  <div role="img" aria-label={t('landing.imports.picture.label')} className={styles.sheet}>
    <div aria-hidden>
      <p className={styles.file}>{t('landing.imports.picture.file')}</p>
      <p className={styles.heads}>
        <span>
          <b>{t('landing.imports.picture.name')}</b>
          <i>{t('landing.imports.picture.nameFrom')}</i>
        </span>
        <span>
          <b>{t('landing.imports.picture.email')}</b>
          <i>{t('landing.imports.picture.emailFrom')}</i>
        </span>
        <span>
          <b>{t('landing.imports.picture.result')}</b>
        </span>
      </p>
      {rows.map(({ name, email, result }) => (
        <p key={name} className={styles.row}>
          <span>{name}</span>
          <span>{email}</span>
          <span className={styles[result]}>{t(`landing.imports.picture.${result}`)}</span>
        </p>
      ))}
      <p className={styles.sum}>{t('landing.imports.picture.sum')}</p>
    </div>
  </div>
);
