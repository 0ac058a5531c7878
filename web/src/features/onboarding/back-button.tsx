import { Button } from '@mantine/core';
import { t } from '../../shared/text/index.ts';
import styles from './onboarding.module.css';

/** A press on a button leaves the field: its problem would appear, push the button down, and the click would miss. */
export const stayInField = (event: { preventDefault: () => void }): void => event.preventDefault();

export const Back = ({ back }: { back: () => void }) => (
  <Button
    variant="subtle"
    color="gray"
    size="md"
    className={styles.back}
    onMouseDown={stayInField}
    onClick={back}
  >
    {t('common.back')}
  </Button>
);
