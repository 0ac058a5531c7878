import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { countedContributions, sumOf } from '#shared/domain/research/contribution.ts';
import { Contributions, dollars } from '../../shared/research/contributions.tsx';
import { placeText, workText } from '../../shared/research/contributor-facts.ts';
import { type Decision, decideResearch, decisionKey, useDecisions } from '../../shared/research/decisions.ts';
import { t } from '../../shared/text/index.ts';
import { notifyIfFailed } from '../../shared/ui/toasts.tsx';
import styles from './donor-research.module.css';
import type { Card, Undecided } from './undecided.ts';

const confirmed = ({ contributor, contributions }: Undecided): Decision => ({
  ...{ is: 'same', found: contributor, contributions: [...contributions] },
});

/** One person of the campaign, and contributors of the file who may be them. */
export function PersonProposals({ card, contributors }: { card: Card; contributors: readonly Undecided[] }) {
  const { decisions } = useDecisions();
  const open = contributors.filter(({ key }) => {
    const own = decisions.get(decisionKey(card.id, key));
    return own === undefined || own.is === 'open';
  });
  if (open.length === 0) return null;
  // Whoever has only the name and the state of a person is decided about alone.
  const mayAll = open.length > 1 && open.every(({ evidence }) => !evidence.isAlone);
  const ids = [card.id, ...card.merged_ids];
  const decide = (some: readonly Decision[]) =>
    void notifyIfFailed(decideResearch({ id: card.id, name: card.name, ids }, some));
  return (
    <section className={styles.person} aria-label={card.name}>
      <div className={styles.head}>
        <div>
          <h2>
            <Link to={`/people/${card.id}`}>{card.name}</Link>
          </h2>
          <p className={styles.quiet}>
            {[placeText(card), workText(card)].filter(Boolean).join(' · ') || t('research.review.noFacts')}
          </p>
        </div>
        {open.length > 1 && (
          <div className={styles.acts}>
            {mayAll && (
              <Button variant="default" size="compact-sm" onClick={() => decide(open.map(confirmed))}>
                {t('research.confirmAll', { count: open.length })}
              </Button>
            )}
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => decide(open.map(({ key }) => ({ is: 'other', contributor: key })))}
            >
              {t('research.rejectAll')}
            </Button>
          </div>
        )}
      </div>
      <ul className={styles.contributors}>
        {open.map((one) => (
          <li key={one.key}>
            <ProposedOne
              of={one}
              confirm={() => decide([confirmed(one)])}
              reject={() => decide([{ is: 'other', contributor: one.key }])}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type OneProps = { of: Undecided; confirm: () => void; reject: () => void };

function ProposedOne({ of, confirm, reject }: OneProps) {
  const { contributor, contributions, evidence, isUpdate } = of;
  const { name } = contributor;
  return (
    <>
      <div className={styles.head}>
        <div>
          <strong>{name}</strong>
          <p className={styles.quiet}>
            {[placeText(contributor), workText(contributor)].filter(Boolean).join(' · ')}
          </p>
          <p className={styles.quiet}>
            {t('research.sameIn', {
              what: evidence.reasons.map((one) => t(`research.reasons.${one}`)).join(', '),
            })}
          </p>
          {evidence.doubts.length > 0 && (
            <p className={styles.doubts}>
              {t('research.differsIn', {
                what: evidence.doubts.map((one) => t(`research.reasons.${one}`)).join(', '),
              })}
            </p>
          )}
          {evidence.isAlone && <p className={styles.doubts}>{t('research.alone')}</p>}
        </div>
        <div className={styles.acts}>
          <Button size="sm" aria-label={t('research.confirmName', { name })} onClick={confirm}>
            {isUpdate ? t('research.update', { count: contributions.length }) : t('research.confirm')}
          </Button>
          <Button
            size="sm"
            variant="default"
            aria-label={t('research.rejectName', { name })}
            onClick={reject}
          >
            {t('research.reject')}
          </Button>
        </div>
      </div>
      <p className={styles.sum}>
        <strong className="figures">{dollars(sumOf(contributions))}</strong>{' '}
        {t('research.card.sum', { count: countedContributions(contributions).length })}
      </p>
      <Contributions of={contributions} label={t('research.rowsOf', { name })} />
    </>
  );
}
