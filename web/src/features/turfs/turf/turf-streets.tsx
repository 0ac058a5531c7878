import { useMemo } from 'react';
import type { Packet } from '#shared/domain/field/packet.ts';
import { t } from '../../../shared/text/index.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import { useAnswer } from '../../../shared/voters/use-voters.ts';
import { Bar } from '../list/doors-bar.tsx';
import { streetsIn } from './street-summary.ts';
import styles from './turf.module.css';

/** The streets of a turf in walking order, each with how many of its doors were tried. */
export function Streets({ turf, packet }: { turf: Turf; packet: Packet }) {
  const streets = useMemo(() => streetsIn(packet), [packet]);
  const since = turf.created_at.toMillis();
  const { value } = useAnswer(`streets ${turf.id} ${packet.made_at}`, (engine) =>
    engine.turfProgress(streets.map(({ name, voters }) => ({ id: `street ${name}`, voters, since }))),
  );
  return (
    <Part title={t('turf.streets')}>
      <ul className={styles.rows}>
        {streets.map(({ name, from, to, doors }) => (
          <li key={name} className={styles.row}>
            <span>
              {name || t('turf.noStreet')}
              {from !== '' && (
                <span className={styles.soft}> {from === to ? from : t('turf.houses', { from, to })}</span>
              )}
            </span>
            <Bar done={value?.[`street ${name}`]?.doorsTried ?? null} of={doors} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
