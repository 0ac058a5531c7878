import { IconCurrentLocation, IconCurrentLocationOff } from '@tabler/icons-react';
import { t } from '../../../shared/text/index.ts';
import { useLocationChoice } from './device-location.ts';
import { accuracyMax } from './distance.ts';
import styles from './frame.module.css';

/** While the device is asked where it is, that is to be seen. */
export function LocationSign() {
  const { on, fix, trouble } = useLocationChoice();
  if (!on) return null;
  const unsure = trouble !== null || fix === null || fix.accuracy > accuracyMax;
  const text = formatLocation({ fix, trouble });
  return (
    <span className={styles.sign} data-unsure={unsure} title={text} role="img" aria-label={text}>
      {unsure ? (
        <IconCurrentLocationOff size={18} aria-hidden />
      ) : (
        <IconCurrentLocation size={18} aria-hidden />
      )}
    </span>
  );
}

export function formatLocation({
  fix,
  trouble,
}: Pick<ReturnType<typeof useLocationChoice.getState>, 'fix' | 'trouble'>): string {
  if (trouble === 'refused') return t('canvass.location.refused');
  if (trouble !== null || fix === null || fix.accuracy > accuracyMax) return t('canvass.location.unsure');
  return t('canvass.location.near', { metres: Math.ceil(fix.accuracy) });
}
