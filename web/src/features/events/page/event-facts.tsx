import { Anchor, Title } from '@mantine/core';
import { type MapPin, pinLink, showPin } from '#shared/domain/events/map-pin.ts';
import { useMemberName } from '../../../shared/data/use-member-name.ts';
import { t } from '../../../shared/text/index.ts';
import { type Fact, Facts } from '../../../shared/ui/record/facts.tsx';
import type { CampaignEvent, PrivatePlace } from '../event-area.ts';

const HostName = ({ uid }: { uid: string }) => <>{useMemberName(uid) ?? t('events.formerMember')}</>;

/** Leads to an outside map, except for a private place, which that map would learn. */
const PinLink = ({ pin, event }: { pin: MapPin; event: CampaignEvent }) =>
  event.address_visibility === 'private' ? (
    <span className="figures">{showPin(pin)}</span>
  ) : (
    <Anchor href={pinLink(pin)} target="_blank" rel="noreferrer" className="figures">
      {showPin(pin)}
    </Anchor>
  );

function placeFacts(event: CampaignEvent, hidden: PrivatePlace | null): (Fact | null)[] {
  const { venue, city, address_visibility, online_url, attendance } = event;
  const place = [venue, city].filter(Boolean).join(', ');
  const street = event.address ?? hidden?.address ?? null;
  const pin = event.pin ?? hidden?.pin ?? null;
  const isHidden = address_visibility === 'private' && street === null;
  return [
    place === '' ? null : { label: t('events.fact.where'), value: place },
    street === null ? null : { label: t('events.fact.address'), value: street },
    pin === null ? null : { label: t('events.fact.pin'), value: <PinLink pin={pin} event={event} /> },
    isHidden ? { label: t('events.fact.address'), value: t('events.privateAddress') } : null,
    street === null
      ? null
      : {
          label: t('events.fact.addressVisibility'),
          value: t(`events.addressVisibility.${address_visibility}`),
        },
    { label: t('events.fact.attendance'), value: t(`events.attendance.${attendance}`) },
    online_url === null
      ? null
      : {
          label: t('events.fact.online'),
          value: (
            <Anchor href={online_url} target="_blank" rel="noreferrer">
              {online_url}
            </Anchor>
          ),
        },
  ];
}

function accessFact({ accessibility, accessibility_features, accessibility_note }: CampaignEvent): Fact {
  const features = accessibility_features.map((feature) => t(`events.feature.${feature}`));
  const value = [t(`events.accessibility.${accessibility ?? 'unchecked'}`), ...features, accessibility_note];
  return { label: t('events.fact.accessibility'), value: value.filter(Boolean).join(' · ') };
}

/** Where it is and what else is known of it; without what was left empty. */
export function EventFacts({ event, place }: { event: CampaignEvent; place: PrivatePlace | null }) {
  const { contact_name, contact_email, contact_phone, hosts, tags, visibility } = event;
  const contact = [contact_name, contact_email, contact_phone].filter(Boolean).join(' · ');
  const plain = (label: string, value: string | null): Fact | null =>
    value === null || value === '' ? null : { label, value };
  const facts = [
    ...placeFacts(event, place),
    { label: t('events.fact.visibility'), value: t(`events.visibility.${visibility}`) },
    accessFact(event),
    plain(t('events.fact.languages'), event.languages),
    plain(t('events.fact.bring'), event.bring),
    plain(t('events.fact.instructions'), event.instructions),
    hosts.length === 0
      ? null
      : {
          label: t('events.fact.hosts'),
          value: hosts.map((uid, at) => (
            <span key={uid}>
              {at > 0 && ', '}
              <HostName uid={uid} />
            </span>
          )),
        },
    plain(t('events.fact.contact'), contact),
    plain(t('eventExtras.questions.fact'), (event.questions ?? []).map(({ text }) => text).join(' · ')),
    plain(t('events.fact.tags'), tags.join(', ')),
    plain(t('events.fact.source'), event.source_code),
  ];
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('events.details')}
      </Title>
      <Facts facts={facts.filter((fact) => fact !== null)} />
    </section>
  );
}
