import { Button, Text } from '@mantine/core';
import { IconChevronRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { firstTasks, isWellBegun, type Task } from '#shared/domain/tasks.ts';
import { Calendar } from '../../shared/campaign/calendar.tsx';
import { WinNumber } from '../../shared/campaign/win-number.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { Back } from './back-button.tsx';
import styles from './onboarding.module.css';
import { type Profile, raceOf } from './onboarding-values.ts';
import { useDone } from './use-first-tasks.ts';
import type { Wizard } from './use-wizard.ts';

type Props = { organization: string; profile: Profile; wizard: Wizard };

/** The end of the set-up: what it takes to win, by when, and what to do first. Every way on ends it. */
export function Ready({ organization, profile, wizard }: Props) {
  const navigate = useNavigate();
  const tasks = firstTasks(useMember(), { ...useDone(organization), profile: isWellBegun(profile) });
  // The address first: nobody sees it before the set-up has ended.
  const finish = () => {
    navigate('/');
    void wizard.end();
  };
  return (
    <div className={styles.step}>
      <Text c="var(--ink-soft)">{t('onboarding.readyHint')}</Text>
      <WinNumber race={raceOf(profile, {})} fix={() => wizard.goTo('numbers')} />
      <Calendar
        organization={organization}
        electionDate={profile.electionDate ?? null}
        candidateName={profile.candidateName ?? ''}
        setDate={() => wizard.goTo('race')}
      />
      <section className={styles.tasks} aria-labelledby="tasks">
        <h2 id="tasks">{t('onboarding.tasks.title', { count: tasks.length })}</h2>
        <ol>
          {tasks.map((task) => (
            <li key={task.id}>
              <TaskLink task={task} choose={() => void wizard.end()} />
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.actions}>
        <Button size="md" loading={wizard.saving} onClick={finish}>
          {t('onboarding.finish')}
        </Button>
        <Back back={wizard.back} />
      </div>
    </div>
  );
}

const TaskLink = ({ task: { id, done, link }, choose }: { task: Task; choose: () => void }) => (
  <Link to={link} onClick={choose} className={styles.task} data-done={done === true}>
    {done === true ? (
      <IconCircleCheckFilled size={20} aria-hidden />
    ) : (
      <IconCircle size={20} stroke={1.5} aria-hidden />
    )}
    <span>
      <strong>{t(`dashboard.steps.${id}`)}</strong>
      <small>{done === true ? t('dashboard.steps.done') : t(`dashboard.steps.${id}Hint`)}</small>
    </span>
    <IconChevronRight size={18} stroke={1.5} aria-hidden />
  </Link>
);
