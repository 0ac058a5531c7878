import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { t } from '../../../shared/text/index.ts';
import { focusTitle, isFocusLost } from '../../../shared/ui/use-takes-focus.ts';
import styles from './frame.module.css';
import { useLastRecorded } from './record-at-door.ts';

/** Near the thumb: the last thing done, to be taken back, and what is done next. */
export const Bottom = ({ children }: { children?: ReactNode }) => (
  <div className={styles.bottom}>
    <Undo />
    {children}
  </div>
);

function Undo() {
  const last = useLastRecorded((state) => state.last);
  useEffect(() => {
    if (!last && isFocusLost()) focusTitle();
  }, [last]);
  return (
    <div role="status" aria-label={t('canvass.undo.label')}>
      {last && (
        <div className={styles.undo}>
          <span className={styles.undoWords}>
            <strong>{last.label}</strong>
            <span>{last.name}</span>
          </span>
          <Button
            size="md"
            variant="white"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={last.undo}
          >
            {t('common.undo')}
          </Button>
        </div>
      )}
    </div>
  );
}
