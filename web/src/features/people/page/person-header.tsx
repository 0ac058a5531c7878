import { Badge, Button, Text } from '@mantine/core';
import { IconCopy, IconMail, IconMessage, IconNote, IconPhone, IconPhoneCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { showPhone } from '../../../shared/ui/record/contact.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { scoreName } from '../../../shared/voters/format-voter.ts';
import { closedChannels, type HeaderChannel } from '../consent/format-consent.ts';
import type { Person } from '../person-area.ts';
import styles from './person-page.module.css';
import type { VoterFacts } from './voter-card.tsx';

const copy = (text: string): void => {
  // Missing where the page is not secure.
  const copied = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error());
  copied.then(
    () => toast('success', t('people.contact.copied'), text),
    () => toast('error', t('people.contact.copyFailed'), text),
  );
};

const icon = { size: 16, 'aria-hidden': true } as const;

/** One click to contact somebody; where the channel is closed it says so and does nothing. */
function ContactButton(props: { channel: HeaderChannel; href: string; isClosed: boolean; icon: ReactNode }) {
  const { channel, href, isClosed, icon: drawn } = props;
  const label = t(`people.contact.${channel}`);
  const button = { variant: 'default', size: 'sm', leftSection: drawn } as const;
  if (!isClosed)
    return (
      <Button {...button} component="a" href={href}>
        {label}
      </Button>
    );
  const why = t('consent.disabled', { channel: label, reason: t('consent.states.closed') });
  return (
    <Button {...button} aria-disabled data-disabled aria-label={why} title={why} onClick={() => undefined}>
      {label}
    </Button>
  );
}
type Props = { person: Person; voter: VoterFacts | null; addNote: () => void };

/** Where a person lives, what they are to the campaign, and the main ways to reach them. */
export function PersonHeader({ person, voter, addNote }: Props) {
  const { can } = useMember();
  const { emails, phones, tags, facets, kind } = person;
  const [email] = emails;
  const [phone] = phones;
  const place = [person.city, person.state].filter(Boolean).join(', ');
  const score = voter?.voter.known.support?.score;
  const chips = [
    ...(kind === 'organization' ? [t('people.page.organization')] : []),
    ...facets.map((facet) => t(`people.page.${facet}`)),
    ...(score === undefined ? [] : [scoreName(score)]),
  ];
  const closed = closedChannels(person, useNow());
  return (
    <header className={styles.header}>
      <div className={styles.chips}>
        {place !== '' && <Text c="var(--ink-soft)">{place}</Text>}
        {chips.map((chip) => (
          <Badge key={chip} variant="light" tt="none" fw={600}>
            {chip}
          </Badge>
        ))}
        {tags.map((tag) => (
          <Badge key={`#${tag}`} variant="default" tt="none" fw={500}>
            {tag}
          </Badge>
        ))}
      </div>
      <p className={styles.main}>
        {phone && <span>{showPhone(phone)}</span>}
        {email && <span>{email}</span>}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form. */}
      <div
        className={styles.contact}
        role="group"
        aria-label={t('people.contact.label', { name: person.name })}
      >
        {phone && (
          <>
            <ContactButton
              channel="call"
              href={`tel:${phone}`}
              isClosed={closed.has('call')}
              icon={<IconPhone {...icon} />}
            />
            <ContactButton
              channel="text"
              href={`sms:${phone}`}
              isClosed={closed.has('text')}
              icon={<IconMessage {...icon} />}
            />
          </>
        )}
        {email && (
          <ContactButton
            channel="email"
            href={`mailto:${email}`}
            isClosed={closed.has('email')}
            icon={<IconMail {...icon} />}
          />
        )}
        {can('people.write') && (
          <Button
            variant="default"
            size="sm"
            className={styles.phoneOnly ?? ''}
            leftSection={<IconNote {...icon} />}
            onClick={addNote}
          >
            {t('people.timeline.kinds.note')}
          </Button>
        )}
        {can('volunteers.write') && kind === 'person' && (
          <Button
            component={Link}
            to={`/volunteers/follow-ups?person=${person.id}`}
            variant="default"
            size="sm"
            leftSection={<IconPhoneCheck {...icon} />}
          >
            {t('people.page.followUp')}
          </Button>
        )}
        {phone && (
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            className={styles.wideOnly ?? ''}
            leftSection={<IconCopy {...icon} />}
            onClick={() => copy(phone)}
          >
            {t('people.contact.copyPhone')}
          </Button>
        )}
        {email && (
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            className={styles.wideOnly ?? ''}
            leftSection={<IconCopy {...icon} />}
            onClick={() => copy(email)}
          >
            {t('people.contact.copyEmail')}
          </Button>
        )}
      </div>
    </header>
  );
}
