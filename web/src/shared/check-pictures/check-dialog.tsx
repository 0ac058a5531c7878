import { Button, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { type FileKind, files, pictureId } from '#shared/collections/files.ts';
import { useLiveDocument } from '../data/live.ts';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { LiveView } from '../ui/live-view.tsx';
import styles from './check-pictures.module.css';
import { removeSide, storeSide, useWaitingSides } from './check-sides.ts';
import { SideInput } from './side-input.tsx';

type Props = {
  gift: string;
  name: string;
  /** Sides of which there is a picture; null where that is asked for as well. */
  sides: readonly FileKind[] | null;
  writes: boolean;
  close: () => void;
};

/** Both sides of a check. A read for each that is there, when it is looked at. */
export function CheckDialog({ gift, name, sides, writes, close }: Props) {
  const waiting = useWaitingSides(gift);
  const isThere = (kind: FileKind) => sides?.includes(kind) === true;
  const shows = (kind: FileKind) => sides === null || isThere(kind) || waiting[kind] !== undefined;
  const remove = async (kind: FileKind) => {
    if ((await removeSide(gift, kind)) && kind === 'check_picture') close();
  };
  const waits = Object.keys(waiting).length > 0;
  return (
    <Dialog title={t('checkPictures.of', { name })} wide close={close}>
      <div className={styles.sides}>
        <Side kind="check_picture" {...{ gift, name }} waiting={waiting.check_picture} says />
        {shows('check_back') && <Side kind="check_back" {...{ gift, name }} waiting={waiting.check_back} />}
      </div>
      {waits && (
        <Text size="sm" c="var(--ink-soft)">
          {t('checkPictures.waits')}
        </Text>
      )}
      <Group mt="sm">
        <Button variant="default" onClick={close}>
          {t('checkPictures.close')}
        </Button>
        {writes && !shows('check_back') && <AddBack gift={gift} />}
        {writes && isThere('check_back') && (
          <Button variant="subtle" c="var(--bad)" onClick={() => void remove('check_back')}>
            {t('checkPictures.removeBack')}
          </Button>
        )}
        {writes && isThere('check_picture') && !isThere('check_back') && !waits && (
          <Button variant="subtle" c="var(--bad)" onClick={() => void remove('check_picture')}>
            {t('checkPictures.remove')}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}

function AddBack({ gift }: { gift: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [drawing, setDrawing] = useState(false);
  return (
    <>
      <SideInput
        input={input}
        choose={async (file) => {
          setDrawing(true);
          await storeSide(gift, 'check_back', file);
          setDrawing(false);
        }}
      />
      <Button variant="default" loading={drawing} onClick={() => input.current?.click()}>
        {t('checkPictures.addBack')}
      </Button>
    </>
  );
}

type SideProps = {
  gift: string;
  name: string;
  kind: FileKind;
  waiting: string | undefined;
  /** Whether it says that there is none. */
  says?: boolean;
};

const Side = ({ waiting, ...side }: SideProps) =>
  waiting === undefined ? <Stored {...side} /> : <Picture {...side} type="image/jpeg" data={waiting} />;

function Stored({ gift, kind, name, says = false }: Omit<SideProps, 'waiting'>) {
  const file = useLiveDocument(files, useMember().organization, pictureId(gift, kind));
  return (
    <LiveView part of={file}>
      {(found) => {
        if (found) return <Picture type={found.type} data={found.data} kind={kind} name={name} />;
        return says && <Text>{t('checkPictures.none')}</Text>;
      }}
    </LiveView>
  );
}

const Picture = ({
  type,
  data,
  kind,
  name,
}: {
  type: string;
  data: string;
  kind: FileKind;
  name: string;
}) => (
  <img
    className={styles.shown}
    src={`data:${type};base64,${data}`}
    alt={t(kind === 'check_back' ? 'checkPictures.back' : 'checkPictures.front', { name })}
  />
);
