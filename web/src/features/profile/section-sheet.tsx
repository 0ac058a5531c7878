import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';
import { profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { show } from '../../shared/profile/field-values.ts';
import { t } from '../../shared/text/index.ts';
import { showDay } from '../../shared/ui/format.ts';
import { useOpenProfile } from './data.ts';
import { idOf } from './find/use-target-field.ts';
import styles from './profile.module.css';

/** A section for those who read it only. */
export function Sheet({ names }: { names: readonly ProfileFieldName[] }) {
  const { profile } = useOpenProfile();
  const textOf = (name: ProfileFieldName): string => {
    const value = profile[name];
    return profileFields[name].kind === 'day' && typeof value === 'string' ? showDay(value) : show(value);
  };
  return (
    <dl className={styles.sheet}>
      {names.map((name) => {
        const text = textOf(name);
        return (
          <div key={name} id={idOf(name)} tabIndex={-1}>
            <dt>{t(`profileFields.fields.${name}.label`)}</dt>
            <dd data-empty={text === ''}>{text || t('profile.empty')}</dd>
          </div>
        );
      })}
    </dl>
  );
}
