import '../../../shared/text/consent/en.ts';
import type { EvidenceLine } from '#shared/api/consent-api.ts';
import { t } from '../../../shared/text/index.ts';

/** Which channel a line of evidence is about, and of which address. */
export const placeOf = ({ channel, mask }: EvidenceLine): string[] => [
  ...(channel === null ? [] : [t(`consent.channels.${channel}`)]),
  ...(mask === '' ? [] : [mask]),
];

/** How the campaign learned of it, and who wrote it down. */
export const originOf = ({ source, by }: EvidenceLine): string[] => [
  t(`consent.sources.${source}`),
  ...(by === null ? [] : [t('consent.by', { name: by })]),
];
