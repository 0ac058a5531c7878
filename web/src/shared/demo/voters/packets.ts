import { daysLater } from '#shared/demo/placed.ts';
import { sampleOrganization } from '#shared/demo/sample.ts';
import { packetDocuments } from '#shared/demo/voter-documents.ts';
import { today } from '#shared/domain/days.ts';
import { language } from '../../text/language.ts';
import type { DemoStore } from '../demo-store.ts';
import { pendingPacket } from '../execute.ts';

/** What is taken along to the sample's turfs, in place of what stood for it; not where the visitor changed or deleted it. */
export function packPackets({ turf_packets }: DemoStore, now: number): void {
  const how = { language, days: daysLater(today(new Date(now))) };
  for (const { path, data } of packetDocuments(sampleOrganization, how)) {
    const id = path.slice(path.lastIndexOf('/') + 1);
    if (turf_packets.get(id)?.packed === pendingPacket) turf_packets.patch(id, { packed: data.packed });
  }
}
