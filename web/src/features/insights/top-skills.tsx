import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { insightLimits } from '#shared/constants.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { type Rollup, type Skill, useTopSkills } from './data.ts';
import { showShare } from './format-percent.ts';
import { paths } from './insight-paths.ts';
import { barsOf, shareOf, skillsAreCounted } from './insight-values.ts';
import styles from './top-skills.module.css';

type Props = { numbers: Rollup | null };

/** What the volunteers can do, most of them first, for those who may read them. A table with bars beside its figures. */
export function TopSkills({ numbers }: Props) {
  const skills = useTopSkills();
  const counted = numbers !== null && skillsAreCounted(numbers);
  return (
    <section className={styles.panel} aria-labelledby="skills">
      <h2 id="skills">{t('insights.skills.title')}</h2>
      <p className={styles.hint}>{t('insights.skills.hint')}</p>
      <LiveView part of={skills} loading={<Waiting />}>
        {(found) =>
          found.length > 0 ? (
            <Drawn skills={found} numbers={numbers} />
          ) : counted ? (
            <p className={styles.none}>{t('insights.skills.none')}</p>
          ) : (
            <Waiting />
          )
        }
      </LiveView>
    </section>
  );
}

function Drawn({ skills, numbers }: Props & { skills: readonly Skill[] }) {
  const bars = barsOf(skills.map(({ count }) => count));
  return (
    <table className={styles.table}>
      <colgroup>
        <col className={styles.names} />
        <col />
        <col className={styles.counts} />
        <col className={styles.shares} />
      </colgroup>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('insights.skills.skill')}</th>
          <td />
          <th scope="col">{t('insights.skills.volunteers')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {skills.map(({ id, skill, count }, at) => {
          const share = shareOf(count, numbers?.volunteer_count ?? 0);
          return (
            <tr key={id}>
              <th scope="row">
                <Link to={paths.withSkill(skill)}>{skill}</Link>
              </th>
              <td aria-hidden>
                <span className={styles.bar} style={{ inlineSize: `${bars[at]}%` }} />
              </td>
              <td className={`${styles.count} figures`}>{showNumber(count)}</td>
              <td className={`${styles.share} figures`}>
                {share !== null && t('insights.skills.share', { share: showShare(share) })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const lines = Array.from({ length: insightLimits.topSkills }, (_, at) => at);
const Waiting = () => (
  <div role="status" aria-label={t('insights.counting')}>
    {lines.map((line) => (
      <div key={line} className={styles.waiting}>
        <Skeleton height={12} width={`${90 - 12 * line}%`} radius="sm" />
      </div>
    ))}
  </div>
);
