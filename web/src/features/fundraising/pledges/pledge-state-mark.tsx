import { pledgeState } from '#shared/domain/pledges/pledge-state.ts';
import { t } from '../../../shared/text/index.ts';
import type { Pledge } from './pledge-area.ts';
import styles from './pledges.module.css';

/** A pledge's state on a day; only what needs attention has a color. */
export function PledgeStateMark({ pledge, today }: { pledge: Pledge; today: string }) {
  const state = pledgeState(pledge, today);
  return <span className={styles[state]}>{t(`pledges.state.${state}`)}</span>;
}
