import { useEffect, useState } from 'react';
import { unpackedJson } from '#shared/rules/field/packed.ts';
import { type Packet, packet as schema } from '#shared/rules/field/packet.ts';
import type { Live } from '../../shared/data/live.ts';
import { t } from '../../shared/text/index.ts';
import { usePacket } from './data.ts';

type Opened = { packed: string; packet: Packet | null };
/** `there`: whether the turf has one, readable or not; null while that is not known. */
type OpenPacket = Live<Packet | null> & { there: boolean | null };

/** What is taken to a turf's doors, opened; null where there is none. One read. */
export function useOpenPacket(turf: string): OpenPacket {
  const live = usePacket(turf);
  const [opened, setOpened] = useState<Opened | null>(null);
  const packed = live.is === 'ready' ? live.value?.packed : undefined;
  useEffect(() => {
    if (packed === undefined) return;
    let current = true;
    const show = (packet: Packet | null) => current && setOpened({ packed, packet });
    unpackedJson(schema, packed).then(show, () => show(null));
    return () => {
      current = false;
    };
  }, [packed]);
  if (live.is !== 'ready') return { ...live, there: null };
  if (!live.value) return { ...live, value: null, there: false };
  if (opened?.packed !== packed) return { is: 'loading', there: true };
  if (!opened?.packet)
    return { is: 'failed', why: t('turfs.packet.damaged'), retry: () => location.reload(), there: true };
  return { ...live, value: opened.packet, there: true };
}
