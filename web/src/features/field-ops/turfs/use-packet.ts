import { useEffect, useState } from 'react';
import { unpackedJson } from '#shared/rules/field/packed.ts';
import { type Packet, packet as schema } from '#shared/rules/field/packet.ts';
import type { Live } from '../../../shared/data/live.ts';
import { t } from '../../../shared/text/index.ts';
import { usePacket } from './data.ts';

type Opened = { packed: string; packet: Packet | null };

/** What is taken to a turf's doors, opened; null where there is none. One read. */
export function useOpenPacket(turf: string): Live<Packet | null> {
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
  if (live.is !== 'ready') return live;
  if (!live.value) return { ...live, value: null };
  if (opened?.packed !== packed) return { is: 'loading' };
  if (!opened?.packet)
    return { is: 'failed', why: t('turfs.packet.damaged'), retry: () => location.reload() };
  return { ...live, value: opened.packet };
}
