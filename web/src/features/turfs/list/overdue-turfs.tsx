import { Button } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { changeTurfs } from '../../../shared/turfs/change-turfs.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { takeBack } from '../../../shared/turfs/turf-changes.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import type { Standings } from '../use-turf-standings.ts';
import styles from './list.module.css';

/**
 * What becomes of a turf that is taken back: of what was begun some is left. Where nobody knows how far it is, it was out,
 * and came back.
 */
export const stateAfter = (
  { id, doors }: Turf,
  { of }: Standings,
): 'unassigned' | 'returned' | 'completed' => {
  const tried = of[id]?.doorsTried;
  if (tried === undefined) return 'returned';
  if (tried === 0) return 'unassigned';
  return tried >= doors ? 'completed' : 'returned';
};

/** Turfs whose day is over while somebody still has them: they can be taken back, and nothing of what was done is lost. */
export function Late({ turfs, standings }: { turfs: readonly Turf[]; standings: Standings }) {
  if (turfs.length === 0) return null;
  const count = turfs.length;
  const shown = showNumber(count);
  const back = () => {
    const changes = turfs.flatMap((turf) => takeBack(turf, stateAfter(turf, standings)) ?? []);
    changeTurfs(changes, { title: t('turfs.late.done', { count, shown }), name: turfs[0]?.cut_name ?? '' });
  };
  return (
    <section className={styles.late} aria-label={t('turfs.late.label')}>
      <p>
        {t('turfs.late.some', { count, shown })} {t('turfs.late.hint')}
      </p>
      <Button size="compact-sm" variant="default" onClick={back}>
        {t('turfs.late.action', { count })}
      </Button>
    </section>
  );
}
