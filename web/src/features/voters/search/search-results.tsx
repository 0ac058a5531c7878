import { NativeSelect, Stack, Text } from '@mantine/core';
import { type Channel, channels } from '#shared/domain/voters/contact-results.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { useLasting } from '../../../shared/ui/use-lasting.ts';
import { ContactExclusions, countExcluded } from '../../../shared/voters/contact-exclusions.tsx';
import type { CountResult } from '../../../shared/voters/engine.ts';
import styles from './search.module.css';

const figures = ['people', 'households', 'doors', 'phones', 'cells', 'emails', 'mailable'] as const;

type Props = {
  answered: CountResult | null;
  waiting: boolean;
  channel: Channel | null;
  setChannel: (channel: Channel | null) => void;
};

/** What a search comes to, and for which channel: who must not be contacted in it is left out. */
export function Comes({ answered, waiting, channel, setChannel }: Props) {
  // What is learned meanwhile is counted anew in an instant, and need not be seen.
  const busy = useLasting(waiting, 250);
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t('voterSearch.channel.label')}
        description={t('voterSearch.channel.hint')}
        data={[
          { value: '', label: t('voterSearch.channel.any') },
          ...channels.map((value) => ({ value, label: t(`voterSearch.channels.${value}`) })),
        ]}
        value={channel ?? ''}
        onChange={({ currentTarget }) =>
          setChannel(channels.find((one) => one === currentTarget.value) ?? null)
        }
      />
      {channel !== null && answered && <ForChannel suppressed={answered.suppressed} />}
      <Text component="h3" size="sm" fw={600} m={0}>
        {t('voterSearch.counts.title')}
      </Text>
      <dl className={styles.counts} aria-busy={busy}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`voterSearch.counts.${figure}`)}</dt>
            <dd data-count={figure}>{answered ? showNumber(answered.counts[figure]) : '–'}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

function ForChannel({ suppressed }: Pick<CountResult, 'suppressed'>) {
  const count = countExcluded(suppressed);
  if (count === 0)
    return (
      <Text size="sm" c="var(--ink-soft)">
        {t('voterSearch.channel.none')}
      </Text>
    );
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('voterSearch.channel.left', { count, shown: showNumber(count) })}
      </Text>
      <ContactExclusions suppressed={suppressed} />
    </div>
  );
}
