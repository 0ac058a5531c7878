import { useEffect, useState } from 'react';
import { unpackJson } from '#shared/domain/field/packed.ts';
import { type Packet, packet as schema } from '#shared/domain/field/packet.ts';
import type { Live } from '../../shared/data/live.ts';
import { t } from '../../shared/text/index.ts';
import { usePacket } from './data.ts';

type Opened = { packed: string; packet: Packet | null };
/** `isPresent`: whether the turf has one, readable or not; null while that is not known. */
type OpenPacket = Live<Packet | null> & { isPresent: boolean | null };

/** What is taken to a turf's doors, opened; null where there is none. One read. */
export function useOpenPacket(turf: string): OpenPacket {
  const live = usePacket(turf);
  const [opened, setOpened] = useState<Opened | null>(null);
  const packed = live.is === 'ready' ? live.value?.packed : undefined;
  useEffect(() => {
    if (packed === undefined) return;
    let current = true;
    const show = (packet: Packet | null) => current && setOpened({ packed, packet });
    unpackJson(schema, packed).then(show, () => show(null));
    return () => {
      current = false;
    };
  }, [packed]);
  if (live.is !== 'ready') return { ...live, isPresent: null };
  if (!live.value) return { ...live, value: null, isPresent: false };
  if (opened?.packed !== packed) return { is: 'loading', isPresent: true };
  if (!opened?.packet)
    return { is: 'failed', why: t('turfs.packet.damaged'), retry: () => location.reload(), isPresent: true };
  return { ...live, value: opened.packet, isPresent: true };
}
