import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { GivingByWeek } from '#shared/domain/giving/giving-sources.ts';
import { committeePath } from '../../shared/fundraising/fundraising-areas.ts';
import type { CommitteeMember } from '../../shared/fundraising/giving-data.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { showDay, showMoney } from '../../shared/ui/format.ts';
import styles from './committee.module.css';
import { GoalInput } from './goal-input.tsx';
import { raisedBy } from './raised-by.ts';

type Props = { members: readonly CommitteeMember[]; given: GivingByWeek; week: string };

const dollars = (cents: number): string => (cents === 0 ? '–' : showMoney(cents, true));

/** Each member with what they raised; whoever has left comes last. */
export function MemberTable({ members, given, week }: Props) {
  const writes = useMember().can('donations.write');
  const shown = members.toSorted(
    (one, other) => Number(one.left_on !== null) - Number(other.left_on !== null),
  );
  const sum = (weeks: ReadonlyMap<string, number>) =>
    [...weeks.values()].reduce((all, cents) => all + cents, 0);
  return (
    <table className={styles.members}>
      <thead>
        <tr>
          <th scope="col">{t('giving.committee.names.member')}</th>
          <th scope="col" className={styles.number}>
            {t('giving.committee.names.raised')}
          </th>
          <th scope="col" className={styles.number}>
            {t('giving.committee.names.goal')}
          </th>
          <th scope="col" className={`${styles.number} ${styles.more}`}>
            {t('giving.committee.names.commitment')}
          </th>
          <th scope="col" className={`${styles.number} ${styles.more}`}>
            {t('giving.committee.names.week')}
          </th>
          <th scope="col" className={styles.more}>
            {t('giving.committee.names.code')}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((member) => {
          const { id, name, goal, commitment, code, is_lobbyist, left_on } = member;
          const raised = raisedBy(given, id);
          const percent = goal > 0 ? Math.floor((raised * 100) / goal) : null;
          return (
            <tr key={id} data-left={left_on !== null}>
              <th scope="row">
                <Anchor inherit component={Link} to={`${committeePath}/${id}`}>
                  {name}
                </Anchor>{' '}
                {is_lobbyist && <span className={styles.flag}>{t('giving.committee.lobbyist')}</span>}
                {left_on !== null && (
                  <p className={styles.quiet}>{t('giving.committee.left', { day: showDay(left_on) })}</p>
                )}
              </th>
              <td className={`${styles.number} figures`}>
                {showMoney(raised, true)}
                {percent !== null && (
                  <>
                    <span className={styles.bar} aria-hidden>
                      <span className={styles.done} style={{ inlineSize: `${Math.min(100, percent)}%` }} />
                    </span>
                    <span className={styles.quiet}>{t('giving.committee.ofGoal', { percent })}</span>
                  </>
                )}
              </td>
              <td className={`${styles.number} figures`}>
                {writes && left_on === null ? <GoalInput member={member} /> : dollars(goal)}
              </td>
              <td className={`${styles.number} ${styles.more} figures`}>{dollars(commitment)}</td>
              <td className={`${styles.number} ${styles.more} figures`}>
                {dollars(given.members.get(id)?.get(week) ?? 0)}
              </td>
              <td className={styles.more}>{code ?? '–'}</td>
            </tr>
          );
        })}
        <tr className={styles.all}>
          <th scope="row">{t('giving.committee.all')}</th>
          <td className={`${styles.number} figures`}>{showMoney(sum(given.committee), true)}</td>
          <td />
          <td className={styles.more} />
          <td className={`${styles.number} ${styles.more} figures`}>
            {dollars(given.committee.get(week) ?? 0)}
          </td>
          <td className={styles.more} />
        </tr>
      </tbody>
    </table>
  );
}
