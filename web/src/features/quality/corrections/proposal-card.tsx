import { Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { endedBy } from '#shared/domain/voters/suppression.ts';
import { paths } from '../../../shared/field/field-paths.ts';
import { t } from '../../../shared/text/index.ts';
import type { Proposal } from '../../../shared/turfs/use-proposals.ts';
import { showAgo } from '../../../shared/ui/format.ts';
import { showPhone } from '../../../shared/ui/record/contact.tsx';
import type { Person } from '../../../shared/voters/engine.ts';
import { formatAddress, personName } from '../../../shared/voters/format-voter.ts';
import { decide } from './decide.ts';
import styles from './proposals.module.css';

type Props = {
  proposal: Proposal;
  /** Null where the voter file isn't here, or has no one with this id. */
  person: Person | 'loading' | null;
  by: string;
  now: number;
  writes: boolean;
  chosen: boolean;
  choose: (on: boolean) => void;
};

/** A value as people read it. */
const valueShown = (field: Proposal['field'], value: string): string =>
  field === 'cell' || field === 'landline' ? showPhone(value) : value;

/** One proposed correction: of whom, what stands, what is to stand, and the decision. */
export function ProposalCard({ proposal, person: found, by, now, writes, chosen, choose }: Props) {
  const { field, text, source, list_id, created_at } = proposal;
  const isLoading = found === 'loading';
  const person = isLoading ? null : found;
  const name = person ? personName(person) : t(isLoading ? 'proposals.loading' : 'proposals.unknown');
  const fieldName = t(`voterCodes.corrections.${field}`);
  const ends = person ? endedBy(field, text, person.known) : [];
  const about = t('proposals.about', { name, field: fieldName });
  return (
    <>
      <div className={styles.head}>
        {writes && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              aria-label={t('proposals.choose', { name, field: fieldName })}
              checked={chosen}
              disabled={isLoading}
              onChange={({ currentTarget }) => choose(currentTarget.checked)}
            />
          </label>
        )}
        <p className={styles.name}>
          {person ? (
            <Link to={`/voters/${encodeURIComponent(person.id)}`}>{name}</Link>
          ) : isLoading ? (
            <span className={styles.soft}>{name}</span>
          ) : (
            <strong>{name}</strong>
          )}
          {person && <span className={styles.soft}>{formatAddress(person)}</span>}
        </p>
      </div>
      <dl className={styles.change}>
        <dt>{fieldName}</dt>
        <dd>
          {person && (
            <>
              <span className="visually-hidden">{t('proposals.now')}</span>
              {person[field] ? <del>{valueShown(field, person[field])}</del> : t('proposals.nothing')}
              <span aria-hidden> → </span>
            </>
          )}
          <span className="visually-hidden">{t('proposals.suggested')}</span>
          <ins>{text === '' ? t('proposals.wrong') : valueShown(field, text)}</ins>
        </dd>
      </dl>
      {ends.length > 0 && (
        <p className={styles.ends}>
          {t('proposals.ends', {
            reasons: ends.map((reason) => t(`voterCodes.reasons.${reason}`)).join(', '),
          })}
        </p>
      )}
      <p className={styles.soft}>
        {t('proposals.by', { who: by, ago: showAgo(Math.min(created_at.toMillis(), now), now) })}{' '}
        <Link to={source === 'door' ? paths.turf(list_id) : paths.callList(list_id)}>
          {t(source === 'door' ? 'proposals.turf' : 'proposals.calls')}
        </Link>
      </p>
      {writes && (
        <Group gap="xs" mt={8}>
          <Button
            size="compact-sm"
            variant="light"
            disabled={isLoading}
            onClick={() => void decide([proposal], 'accepted', about)}
          >
            {t('proposals.accept')}
            <span className="visually-hidden">: {about}</span>
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isLoading}
            onClick={() => void decide([proposal], 'rejected', about)}
          >
            {t('proposals.reject')}
            <span className="visually-hidden">: {about}</span>
          </Button>
        </Group>
      )}
    </>
  );
}
