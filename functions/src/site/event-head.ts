import { pinUnits } from '#shared/domain/events/map-pin.ts';
import type { Language } from '#shared/themes.ts';
import { placeOf } from './event-words.ts';
import { type Html, html, jsonScript } from './html.ts';
import { otherLanguage } from './page.ts';
import type { Found, SiteEvent } from './read-campaign.ts';
import { eventPagePath, picturePath } from './site-paths.ts';

const descriptionMax = 200;

export type Picture = { address: string; alt: string } | null;

/** The event's own picture, by its address; null where it has none. */
export function pictureOf(organization: string, event: SiteEvent): Picture {
  const picture: unknown = Reflect.get(event, 'picture');
  if (typeof picture !== 'object' || picture === null) return null;
  const [file, alt]: unknown[] = [Reflect.get(picture, 'file'), Reflect.get(picture, 'alt')];
  if (typeof file !== 'string' || typeof alt !== 'string') return null;
  return { address: picturePath(organization, file), alt };
}

/** The pin of a place that everybody may see. */
const geoOf = ({ pin, address_visibility }: SiteEvent): object =>
  pin && address_visibility === 'public'
    ? {
        geo: { '@type': 'GeoCoordinates', latitude: pin.lat / pinUnits, longitude: pin.lng / pinUnits },
      }
    : {};

function linkedData({ campaign, event }: Found, address: string, image: string): object {
  const { attendance, title, description, state } = event;
  const place = placeOf(event);
  const attends = { in_person: 'Offline', online: 'Online', both: 'Mixed' } as const;
  return {
    ...{ '@context': 'https://schema.org', '@type': 'Event', name: title, url: address, image },
    startDate: new Date(event.starts_at.toMillis()).toISOString(),
    endDate: new Date(event.ends_at.toMillis()).toISOString(),
    eventStatus: `https://schema.org/Event${state === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${attends[attendance]}EventAttendanceMode`,
    ...(description === null ? {} : { description }),
    location:
      attendance === 'online'
        ? { '@type': 'VirtualLocation', url: address }
        : {
            ...{ '@type': 'Place', name: place[0] ?? title, address: place.join(', ') || title },
            ...geoOf(event),
          },
    organizer: { '@type': 'Organization', name: campaign.name },
    isAccessibleForFree: event.type !== 'fundraiser',
  };
}

/** What other programs read of an event's page: search engines and shared links. Of one that is not listed, links alone. */
export function eventHead(language: Language, found: Found, siteUrl: string): Html {
  const { campaign, event, key } = found;
  const place = { organization: campaign.id, event: event.id, key };
  const address = siteUrl + eventPagePath(language, place);
  const summary = (event.description ?? campaign.name).replace(/\s+/g, ' ').slice(0, descriptionMax);
  const picture = pictureOf(campaign.id, event);
  const image = siteUrl + (picture?.address ?? '/share.png');
  const isListed = event.visibility === 'public';
  const other = siteUrl + eventPagePath(otherLanguage[language], place);
  return html`<meta name="description" content="${summary}"><link rel="canonical" href="${address}"><link rel="alternate" hreflang="${otherLanguage[language]}" href="${other}"><meta property="og:type" content="website"><meta property="og:title" content="${event.title}"><meta property="og:description" content="${summary}"><meta property="og:url" content="${address}"><meta property="og:image" content="${image}"><meta property="og:image:alt" content="${picture?.alt ?? ''}"><meta property="og:locale" content="${language === 'es' ? 'es_US' : 'en_US'}"><meta name="twitter:card" content="summary_large_image">${!isListed && html`<meta name="robots" content="noindex">`}${isListed && jsonScript(linkedData(found, address, image))}`;
}
