import { Button, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Contact } from '#shared/domain/rolodex/contact.ts';
import {
  asksOf,
  type CapacityTier,
  capacityTiers,
  type Relation,
  relations,
} from '#shared/domain/rolodex/rating.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { findExistingPerson } from '../../shared/people/existing-person.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showMoney, showNumber } from '../../shared/ui/format.ts';
import { showPhone } from '../../shared/ui/record/contact.tsx';
import { notifyIfFailed, offerUndo, toast } from '../../shared/ui/toasts.tsx';
import { Choices } from './choices.tsx';
import type { Mark } from './contact-store.ts';
import { rateContact } from './rate-contact.ts';
import styles from './rolodex.module.css';

type Props = {
  contact: Contact;
  place: number;
  progress: { done: number; count: number; rated: number };
  /** What was done last. */
  last: Mark | null;
  mark: (mark: Mark) => void;
  unmark: (place: number) => void;
  clear: () => void;
};

const dollars = (cents: number): string => showMoney(cents, cents % 100 === 0);
/** `$250–$499`, `$2,500 and more`. */
function tierText(tier: CapacityTier): string {
  const next = capacityTiers[capacityTiers.indexOf(tier) + 1];
  if (next === undefined) return t('rolodex.tiers.top', { from: dollars(tier) });
  if (tier === 0) return t('rolodex.tiers.below', { to: dollars(next) });
  return t('rolodex.tiers.between', { from: dollars(tier), to: dollars(next - 100) });
}

type Known = { id: string; name: string };
/** Who is there already with this address or number; null where nobody is, or without a connection. */
function useKnown({ name, emails, phones }: Contact): Known | null {
  const { organization } = useMember();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let current = true;
    findExistingPerson(organization, { name, emails, phones }).then(
      (found) => current && setKnown(found && { id: found.id, name: found.name }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [organization, name, emails, phones]);
  return known;
}

/** One contact: who they are, how they are known, what they could give. Everything that is pressed is at the bottom. */
export function OneContact({ contact, place, progress, last, mark, unmark, clear }: Props) {
  const { fullName, organization } = useMember();
  const isAdding = useRef(false);
  const [relation, setRelation] = useState<Relation | null>(null);
  const [capacity, setCapacity] = useState<CapacityTier | null>(null);
  const [chosenAsk, setAsk] = useState<number | null>(null);
  const known = useKnown(contact);
  const asks = capacity === null ? [] : asksOf(capacity);
  const ask = chosenAsk ?? asks[0] ?? null;
  const canAdd = relation !== null && capacity !== null && ask !== null;

  const add = async (): Promise<void> => {
    if (!canAdd || isAdding.current) return;
    isAdding.current = true;
    const { name, emails, phones } = contact;
    // Whoever was added a moment ago is on this device alone, and a connection may have come since.
    const there = known ?? (await findExistingPerson(organization, { name, emails, phones }));
    const id = there?.id ?? crypto.randomUUID();
    const change = await rateContact(contact, { relation, capacity, ask }, { by: fullName, id }).finally(
      () => {
        isAdding.current = false;
      },
    );
    mark({ place, is: 'rated' });
    offerUndo(`rolodex ${place}`, { title: t('rolodex.added'), name: contact.name }, () => {
      change.undo().then(
        (isBack) => (isBack ? unmark(place) : toast('warning', t('common.tooLate'), t('common.tooLateHint'))),
        () => toast('error', t('common.tooLate'), t('common.pleaseTryAgain')),
      );
    });
    change.synced.catch((error: unknown) =>
      toast('error', t('common.failedToSave'), `${contact.name}: ${messageFor(error)}`),
    );
  };
  const work = [contact.occupation, contact.employer].filter(Boolean).join(', ');
  const home = [contact.city, contact.state].filter(Boolean).join(', ');
  return (
    <section className={styles.card} aria-label={contact.name}>
      <Text role="status" className={styles.quiet ?? ''}>
        {t('rolodex.progress', {
          at: showNumber(progress.done + 1),
          total: showNumber(progress.count),
          rated: showNumber(progress.rated),
        })}
      </Text>
      <h2>{contact.name}</h2>
      <ul className={styles.facts}>
        {work && <li>{work}</li>}
        {home && <li>{home}</li>}
        {contact.phones.map((phone) => (
          <li key={phone}>{showPhone(phone)}</li>
        ))}
        {contact.emails.map((email) => (
          <li key={email}>{email}</li>
        ))}
        {contact.phones.length === 0 && <li className={styles.quiet}>{t('rolodex.noNumber')}</li>}
      </ul>
      {known !== null && <p className={styles.known}>{t('rolodex.known', { name: known.name })}</p>}
      <Choices
        label={t('rolodex.relation')}
        options={relations.map((value) => ({ value, label: t(`rolodex.relations.${value}`) }))}
        value={relation}
        choose={setRelation}
      />
      <Choices
        label={t('rolodex.capacity')}
        options={capacityTiers.map((value) => ({ value, label: tierText(value) }))}
        value={capacity}
        choose={(tier) => {
          setCapacity(tier);
          setAsk(null);
        }}
      />
      {asks.length > 0 && (
        <Choices
          label={t('rolodex.ask')}
          options={asks.map((value) => ({ value, label: dollars(value) }))}
          value={ask}
          choose={setAsk}
        />
      )}
      <div className={styles.acts}>
        <Button
          variant="subtle"
          c="var(--ink-soft)"
          disabled={last?.is !== 'skipped'}
          onClick={() => last && unmark(last.place)}
        >
          {t('rolodex.back')}
        </Button>
        <Button variant="default" size="md" onClick={() => mark({ place, is: 'skipped' })}>
          {t('rolodex.skip')}
        </Button>
        <Button size="md" disabled={!canAdd} onClick={() => void notifyIfFailed(add())}>
          {t('rolodex.add')}
        </Button>
      </div>
      <Button variant="subtle" size="compact-md" c="var(--ink-soft)" onClick={clear}>
        {t('rolodex.clear')}
      </Button>
    </section>
  );
}
