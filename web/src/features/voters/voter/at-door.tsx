import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import type { Person } from '../../../shared/voters/engine.ts';
import { formatParty, personName, scoreName } from '../../../shared/voters/format-voter.ts';
import { useAnswer } from '../../../shared/voters/use-voters.ts';
import { paths } from '../../../shared/voters/voter-paths.ts';
import styles from './voter.module.css';

/** Who else is registered at this door; people of the same household first. */
export function AtDoor({ person }: { person: Person }) {
  const { value } = useAnswer(`door ${person.id}`, (engine) => engine.atDoor(person.id));
  const others = (value ?? [])
    .filter(({ id }) => id !== person.id)
    .sort((one, other) => Number(isOtherHousehold(one, person)) - Number(isOtherHousehold(other, person)));
  return (
    <Part title={t('voters.voter.door')}>
      {value !== null && others.length === 0 && (
        <Text c="var(--ink-soft)">{t('voters.voter.doorAlone')}</Text>
      )}
      <ul className={styles.rows}>
        {others.map((one) => (
          <li key={one.id} className={styles.row}>
            <Link to={paths.one(one.id)} className={styles.link ?? ''}>
              {personName(one)}
            </Link>
            <span className={styles.soft}>
              {[
                formatParty(one.party),
                one.age !== null && showNumber(one.age),
                one.known.support && scoreName(one.known.support.score),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const isOtherHousehold = (one: Person, other: Person): boolean => one.household !== other.household;
