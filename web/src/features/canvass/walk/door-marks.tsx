import { Button, Group, Text } from '@mantine/core';
import { IconAlertOctagon, IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../../shared/text/index.ts';
import { ChoiceDialog } from '../../../shared/ui/dialog/choice-dialog.tsx';
import doorStyles from './door.module.css';
import { hostileDrafts, toAsk } from './door-drafts.ts';
import { recordAtDoor } from './record-at-door.ts';
import styles from './taps.module.css';
import { useMarking } from './use-marking.ts';
import { useWays } from './use-place.ts';
import { useWalk, whereAt } from './walk-context.ts';
import type { WalkBuilding, WalkDoor } from './walk-model.ts';
import { doorName } from './walk-names.ts';

/** What is said of the door and not of a person: it is not there, cannot be reached, or is not safe. */
export function DoorMarks({ building, door }: { building: WalkBuilding; door: WalkDoor }) {
  const walk = useWalk();
  const { goOn } = useWays();
  const { wrongAddress, inaccessible } = useMarking();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const isLeft = toAsk(door, whereAt(walk, null)).length > 0;
  const after = (work: Promise<boolean>) => void work.then((done) => done && goOn(door));
  const markHostile = () => {
    setAsking(false);
    const drafts = hostileDrafts(door, null, whereAt(walk, door));
    after(recordAtDoor(drafts, door.people, t('canvass.door.hostileDone'), doorName(building, door)));
  };
  return (
    <div className={doorStyles.marks}>
      <Button
        variant="subtle"
        size="md"
        justify="flex-start"
        fullWidth
        aria-expanded={open}
        leftSection={<IconDots size={20} aria-hidden />}
        onClick={() => setOpen(!open)}
      >
        {t('canvass.door.more')}
      </Button>
      {open && (
        <div className={styles.taps}>
          {isLeft && (
            <>
              <button
                type="button"
                className={styles.tap}
                onClick={() => after(inaccessible(door, building))}
              >
                {t('canvass.door.inaccessible')}
              </button>
              <button
                type="button"
                className={styles.tap}
                onClick={() => after(wrongAddress(door, building))}
              >
                {t('canvass.door.wrongAddress')}
              </button>
            </>
          )}
          {!door.hostile && (
            <button type="button" className={`${styles.tap} ${styles.grave}`} onClick={() => setAsking(true)}>
              <IconAlertOctagon size={20} aria-hidden />
              {t('canvass.door.markHostile')}
            </button>
          )}
        </div>
      )}
      <ChoiceDialog opened={asking} title={t('canvass.door.hostileAsk')} close={() => setAsking(false)}>
        <Text>{t('canvass.door.hostileWhy')}</Text>
        <Text mt="xs" c="var(--ink-soft)">
          {t('canvass.door.markHostileHint')}
        </Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" size="md" onClick={() => setAsking(false)}>
            {t('common.cancel')}
          </Button>
          <Button size="md" bg="var(--bad)" c="var(--ground)" onClick={markHostile}>
            {t('canvass.door.hostileYes')}
          </Button>
        </Group>
      </ChoiceDialog>
    </div>
  );
}
