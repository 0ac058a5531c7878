import { ActionIcon, Loader } from '@mantine/core';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { fileKinds, pictureId } from '#shared/collections/files.ts';
import { CheckDialog } from '../../shared/check-pictures/check-dialog.tsx';
import { storeSide, useWaitingSides } from '../../shared/check-pictures/check-sides.ts';
import { SideInput } from '../../shared/check-pictures/side-input.tsx';
import { t } from '../../shared/text/index.ts';
import styles from './batches.module.css';

type Props = { gift: string; name: string; pictures: readonly string[]; writes: boolean };

/** Pictures of a check: taken or chosen while its batch is open, looked at by a press. */
export function CheckPicture({ gift, name, pictures, writes }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [drawing, setDrawing] = useState(false);
  const [opened, setOpened] = useState(false);
  const waiting = useWaitingSides(gift);
  const sides = fileKinds.filter((kind) => pictures.includes(pictureId(gift, kind)));
  if (sides.length > 0 || Object.keys(waiting).length > 0)
    return (
      <div className={styles.picture}>
        <ActionIcon
          variant="subtle"
          aria-label={t('checkPictures.show', { name })}
          onClick={() => setOpened(true)}
        >
          <IconPhoto size={18} aria-hidden />
        </ActionIcon>
        {opened && <CheckDialog {...{ gift, name, sides, writes }} close={() => setOpened(false)} />}
      </div>
    );
  if (!writes) return null;
  return (
    <div className={styles.picture}>
      <SideInput
        input={input}
        choose={async (file) => {
          setDrawing(true);
          await storeSide(gift, 'check_picture', file);
          setDrawing(false);
        }}
      />
      <ActionIcon
        variant="subtle"
        c="var(--ink-soft)"
        disabled={drawing}
        aria-label={t('checkPictures.take', { name })}
        onClick={() => input.current?.click()}
      >
        {drawing ? <Loader size={16} /> : <IconCamera size={18} aria-hidden />}
      </ActionIcon>
    </div>
  );
}
