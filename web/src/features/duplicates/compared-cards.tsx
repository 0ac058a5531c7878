import { Badge, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { Stored } from '#shared/collections/define.ts';
import { people } from '#shared/collections/people.ts';
import { fieldLabel, showStored } from '../../shared/area/area.ts';
import { t } from '../../shared/text/index.ts';
import { showMomentDay } from '../../shared/ui/format.ts';
import { showPhone } from '../../shared/ui/record/contact.tsx';
import styles from './duplicates.module.css';

export type Card = Stored<typeof people>;

export const addressOf = ({ street, unit, city, state, zip }: Card): string =>
  [[street, unit].filter(Boolean).join(', '), city, [state, zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

/** What two cards are compared by, as it is shown. */
const lines: readonly { label: () => string; of: (card: Card) => readonly string[] }[] = [
  { label: () => fieldLabel(people, 'emails'), of: ({ emails }) => emails },
  { label: () => fieldLabel(people, 'phones'), of: ({ phones }) => phones.map(showPhone) },
  { label: () => t('people.address'), of: (card) => [addressOf(card)].filter(Boolean) },
  { label: () => fieldLabel(people, 'employer'), of: ({ employer }) => [employer ?? ''].filter(Boolean) },
  {
    label: () => fieldLabel(people, 'occupation'),
    of: ({ occupation }) => [occupation ?? ''].filter(Boolean),
  },
  {
    label: () => fieldLabel(people, 'language'),
    of: ({ language }) => [showStored(people, 'language', language)].filter(Boolean),
  },
  {
    label: () => fieldLabel(people, 'birth_year'),
    of: ({ birth_year }) => [String(birth_year ?? '')].filter(Boolean),
  },
  { label: () => fieldLabel(people, 'tags'), of: ({ tags }) => tags },
  { label: () => fieldLabel(people, 'source'), of: ({ source }) => [source ?? ''].filter(Boolean) },
];

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((value) => other.includes(value));

/** Two cards side by side, line by line; what differs stands out and says so. */
export function ComparedCards({ cards }: { cards: readonly [Card, Card] }) {
  const shown = lines.filter(({ of }) => cards.some((card) => of(card).length > 0));
  return (
    <div className={styles.compared} style={{ '--lines': shown.length } as CSSProperties}>
      {cards.map((card, at) => {
        const other = cards[1 - at] ?? card;
        return (
          <section key={card.id} className={styles.card} aria-label={card.name}>
            <h2 className={styles.name}>
              <Link to={`/people/${card.id}`} target="_blank" rel="noreferrer">
                {card.name}
              </Link>
            </h2>
            <div className={styles.chips}>
              {card.facets.map((facet) => (
                <Badge key={facet} variant="light" tt="none" fw={600}>
                  {t(`people.page.${facet}`)}
                </Badge>
              ))}
              <Text size="sm" c="var(--ink-soft)">
                {t('duplicates.added', { day: showMomentDay(card.created_at.toMillis()) })}
              </Text>
            </div>
            <dl className={styles.facts}>
              {shown.map(({ label, of }) => {
                const [own, others] = [of(card), of(other)];
                const differs = own.length > 0 && others.length > 0 && !isSame(own, others);
                return (
                  <div key={label()} className={styles.fact} data-differs={differs}>
                    <dt>{label()}</dt>
                    <dd>
                      {own.length === 0 ? (
                        <span className={styles.none}>{t('duplicates.none')}</span>
                      ) : (
                        own.map((value) => (
                          <span key={value} data-shared={others.includes(value)}>
                            {value}
                          </span>
                        ))
                      )}
                      {differs && <span className={styles.mark}>{t('duplicates.differs')}</span>}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </section>
        );
      })}
    </div>
  );
}
