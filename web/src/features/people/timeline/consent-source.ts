import { useEffect } from 'react';
import type { EvidenceLine } from '#shared/api/consent-api.ts';
import { t } from '../../../shared/text/index.ts';
import { placeOf } from '../consent/evidence-text.ts';
import { timelineAreas } from './timeline-areas.ts';
import type { TimelineEntry, TimelineSource } from './timeline-source.ts';

const entryOf = (line: EvidenceLine): TimelineEntry => ({
  ...{ is: 'consent', id: line.id, at: line.at, day: null, by: line.by, to: null },
  title: [t(`consent.lines.${line.what}`), ...placeOf(line)].join(' · '),
  text: line.words,
  about: [t(`consent.sources.${line.source}`)],
});

/** Opt-outs, consents, bounces and what the campaign closed, with their sources: by the answer that the card shows too. */
export const consentSource: TimelineSource = {
  name: 'consent',
  capability: timelineAreas.consent,
  useEntries: ({ consent: { live, lines, askFor } }, count) => {
    useEffect(() => {
      if (count > lines) askFor(count);
    }, [count, lines, askFor]);
    if (live.is === 'loading') return { name: 'consent', is: 'loading' };
    if (live.is !== 'ready') return { name: 'consent', is: 'missing' };
    const { evidence, isCut } = live.value;
    return { name: 'consent', is: 'ready', items: evidence.map(entryOf), hasMore: isCut };
  },
};
