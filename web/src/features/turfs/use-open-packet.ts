import { useEffect, useMemo, useState } from 'react';
import { unpackJson } from '#shared/domain/field/packed.ts';
import { type Packet, packet as schema } from '#shared/domain/field/packet.ts';
import { packetNow } from '#shared/domain/field/packet-columns.ts';
import { mayAppear } from '#shared/domain/voters/permitted-use.ts';
import type { Live } from '../../shared/data/live.ts';
import { t } from '../../shared/text/index.ts';
import { useKnownOwnColumns } from '../../shared/voters/use-own-columns.ts';
import { usePacket } from './data.ts';

type Opened = { packed: string; packet: Packet | null };
/** `isPresent`: whether the turf has one, readable or not; null while that is not known. */
type OpenPacket = Live<Packet | null> & { isPresent: boolean | null };

/**
 * What is taken to a turf's doors, opened, with those of the campaign's own columns that may appear there by now; null where
 * there is none. Two reads.
 */
export function useOpenPacket(turf: string): OpenPacket {
  const live = usePacket(turf);
  const own = useKnownOwnColumns();
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
  const packet = opened?.packet ?? null;
  // Another packet is another sheet, so it is made once for each change.
  const now = useMemo(
    () =>
      packet &&
      own &&
      packetNow(
        packet,
        own.filter((column) => mayAppear(column, 'doors')),
      ),
    [packet, own],
  );
  if (live.is !== 'ready') return { ...live, isPresent: null };
  if (!live.value) return { ...live, value: null, isPresent: false };
  if (opened?.packed !== packed) return { is: 'loading', isPresent: true };
  if (!opened?.packet)
    return { is: 'failed', why: t('turfs.packet.damaged'), retry: () => location.reload(), isPresent: true };
  if (!now) return { is: 'loading', isPresent: true };
  return { ...live, value: now, isPresent: true };
}
