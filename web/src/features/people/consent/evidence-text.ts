import '../../../shared/text/consent/en.ts';
import type { EvidenceLine } from '#shared/api/consent-api.ts';
import { t } from '../../../shared/text/index.ts';

/** Which channel a line of evidence is about, and of which address. */
export const placeOf = ({ channel, mask }: EvidenceLine): string[] => [
  ...(channel === null ? [] : [t(`consent.channels.${channel}`)]),
  ...(mask === '' ? [] : [mask]),
];
