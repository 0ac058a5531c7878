import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { paths } from '../../../shared/field/field-paths.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { ProgressBar } from '../../../shared/ui/import/progress-bar.tsx';
import styles from './make-turfs.module.css';
import type { MakeTurfsProgress } from './making-progress.ts';
import type { Makes } from './use-make-turfs.ts';

/** How far the making is; how it ended, and the ways on. */
export function MakeProgress({ makes, dismiss }: { makes: Makes; dismiss: () => void }) {
  const { state } = makes;
  const online = useConnectivity((now) => now.online);
  if (state.is === 'idle') return null;
  if (state.is === 'undoing')
    return (
      <Going
        label={t('fieldMap.making.undoing')}
        share={state.of === 0 ? 0 : (1 - state.progress.made.length / state.of) * 100}
        status={t('fieldMap.making.left', {
          count: state.progress.made.length,
          shown: showNumber(state.progress.made.length),
        })}
        stop={makes.stop}
      />
    );
  const { progress } = state;
  const made = progress.made.length;
  const status = t('fieldMap.making.far', {
    made: showNumber(made),
    count: progress.of,
    of: showNumber(progress.of),
  });
  if (state.is === 'going')
    return (
      <Going
        label={t('fieldMap.making.title')}
        share={progress.of === 0 ? 0 : (made / progress.of) * 100}
        status={status}
        stop={makes.stop}
      />
    );
  const stopped = state.is === 'stopped';
  return (
    <div className={styles.notice} role="status">
      <Stack gap="xs">
        <Text fw={600}>
          {stopped
            ? t('fieldMap.making.stopped', {
                made: showNumber(made),
                count: progress.of,
                of: showNumber(progress.of),
              })
            : t('fieldMap.making.done', { count: made, shown: showNumber(made) })}
        </Text>
        {stopped && state.why !== null && <Text c="var(--bad)">{state.why}</Text>}
        {!online && <Text size="sm">{t('fieldMap.making.offline')}</Text>}
        <Troubles progress={progress} />
        <Group gap="xs">
          {stopped && <Button onClick={makes.goOn}>{t('fieldMap.making.goOn')}</Button>}
          {made > 0 && (
            <Button component={Link} to={paths.turfs} variant={stopped ? 'default' : 'filled'}>
              {t('fieldMap.making.see')}
            </Button>
          )}
          {made > 0 && (
            <Button variant="default" onClick={() => void makes.undo()}>
              {t('fieldMap.making.undo', { count: made, shown: showNumber(made) })}
            </Button>
          )}
          <Button variant="subtle" onClick={dismiss}>
            {t('common.close')}
          </Button>
        </Group>
      </Stack>
    </div>
  );
}

type GoingProps = { label: string; share: number; status: string; stop: () => void };
const Going = ({ stop, ...far }: GoingProps) => (
  <div className={styles.notice}>
    <Stack gap="xs">
      <ProgressBar {...far} pace={null} />
      <Group>
        <Button variant="default" onClick={stop}>
          {t('fieldMap.making.stop')}
        </Button>
      </Group>
    </Stack>
  </div>
);

/** Of turfs that could not be made, so many are named. */
const troublesMax = 20;

/** What was refused, and what could not be made. */
const Troubles = ({ progress: { refused, unmade } }: { progress: MakeTurfsProgress }) => (
  <>
    {refused > 0 && (
      <Text size="sm" c="var(--bad)">
        {t('fieldMap.making.refused', { count: refused, shown: showNumber(refused) })}
      </Text>
    )}
    {unmade.slice(0, troublesMax).map(({ name, why }) => (
      <Text key={name} size="sm" c="var(--bad)">
        {t(why === 'nobody' ? 'fieldMap.making.nobody' : 'fieldMap.making.tooLarge', { name })}
      </Text>
    ))}
    {unmade.length > troublesMax && (
      <Text size="sm" c="var(--bad)">
        {t('fieldMap.making.more', {
          count: unmade.length - troublesMax,
          shown: showNumber(unmade.length - troublesMax),
        })}
      </Text>
    )}
  </>
);
