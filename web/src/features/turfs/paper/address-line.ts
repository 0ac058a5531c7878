import type { PacketBuilding, PacketDoor } from '#shared/domain/field/packet.ts';
import { t } from '../../../shared/text/index.ts';

/** `12 N Main St, Apt 4 · Springfield 62701` */
export function addressLine(
  { house, street, city, zip }: PacketBuilding,
  { unit }: Pick<PacketDoor, 'unit'>,
): string {
  const line = [[house, street].filter(Boolean).join(' '), unit].filter(Boolean).join(', ');
  const town = [city, zip].filter(Boolean).join(' ');
  return [line, town].filter(Boolean).join(' · ') || t('turf.noStreet');
}
