import { IconCurrentLocation, IconCurrentLocationOff } from '@tabler/icons-react';
import { t } from '../../../shared/text/index.ts';
import { accuracyMax } from './distance.ts';
import styles from './frame.module.css';
import { useLocationChoice } from './location.ts';

/** While the device is asked where it is, that is to be seen. */
export function LocationSign() {
  const { on, fix, trouble } = useLocationChoice();
  if (!on) return null;
  const unsure = trouble !== null || fix === null || fix.accuracy > accuracyMax;
  const words = locationWords({ fix, trouble });
  return (
    <span className={styles.sign} data-unsure={unsure} title={words} role="img" aria-label={words}>
      {unsure ? (
        <IconCurrentLocationOff size={18} aria-hidden />
      ) : (
        <IconCurrentLocation size={18} aria-hidden />
      )}
    </span>
  );
}

export function locationWords({
  fix,
  trouble,
}: Pick<ReturnType<typeof useLocationChoice.getState>, 'fix' | 'trouble'>): string {
  if (trouble === 'refused') return t('canvass.location.refused');
  if (trouble !== null || fix === null || fix.accuracy > accuracyMax) return t('canvass.location.unsure');
  return t('canvass.location.near', { metres: Math.ceil(fix.accuracy) });
}
