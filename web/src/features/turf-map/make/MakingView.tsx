import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useConnectivity } from '../../../shared/data/connectivity.ts';
import { paths } from '../../../shared/field/paths.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { ProgressBar } from '../../../shared/ui/import/ProgressBar.tsx';
import styles from './make.module.css';
import type { Making } from './making.ts';
import type { Makes } from './use-making.ts';

/** How far the making is; how it ended, and the ways on. */
export function MakingView({ makes, dismiss }: { makes: Makes; dismiss: () => void }) {
  const { state } = makes;
  const online = useConnectivity((now) => now.online);
  if (state.is === 'idle') return null;
  if (state.is === 'undoing')
    return (
      <Going
        label={t('fieldMap.making.undoing')}
        share={state.of === 0 ? 0 : (1 - state.making.made.length / state.of) * 100}
        words={t('fieldMap.making.left', {
          count: state.making.made.length,
          shown: showNumber(state.making.made.length),
        })}
        stop={makes.stop}
      />
    );
  const { making } = state;
  const made = making.made.length;
  const words = t('fieldMap.making.far', {
    made: showNumber(made),
    count: making.of,
    of: showNumber(making.of),
  });
  if (state.is === 'going')
    return (
      <Going
        label={t('fieldMap.making.title')}
        share={making.of === 0 ? 0 : (made / making.of) * 100}
        words={words}
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
                count: making.of,
                of: showNumber(making.of),
              })
            : t('fieldMap.making.done', { count: made, shown: showNumber(made) })}
        </Text>
        {stopped && state.why !== null && <Text c="var(--bad)">{state.why}</Text>}
        {!online && <Text size="sm">{t('fieldMap.making.offline')}</Text>}
        <Troubles making={making} />
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

type GoingProps = { label: string; share: number; words: string; stop: () => void };
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
const Troubles = ({ making: { refused, unmade } }: { making: Making }) => (
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
