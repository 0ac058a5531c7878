import '../../text/audiences/en.ts';
import { type DonorSegment, donorSegments, segmentTerms } from '#shared/domain/gifts/donor-segments.ts';
import { t } from '../../text/index.ts';
import { showMoney } from '../../ui/format.ts';

/** A segment's name; one of a later version of the app as it is stored. */
export function showSegment(value: string): string {
  const segment = donorSegments.find((one) => one === value);
  return segment ? t(`audiences.segments.${segment}`) : value;
}

/** What a segment means, in a sentence. */
export const showSegmentTerms = (segment: DonorSegment): string =>
  t('audiences.segmentIs', {
    segment: showSegment(segment),
    terms: t(`audiences.segmentTerms.${segment}`, {
      ...segmentTerms,
      midFrom: showMoney(segmentTerms.midFrom),
      midTo: showMoney(segmentTerms.midTo),
    }),
  });
