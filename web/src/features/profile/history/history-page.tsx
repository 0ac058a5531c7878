import { Button, Stack, Text } from '@mantine/core';
import { IconFilterOff, IconHistory } from '@tabler/icons-react';
import { useEffect } from 'react';
import { profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import { t } from '../../../shared/text/index.ts';
import { Choice } from '../../../shared/ui/list/choice.tsx';
import { Footer } from '../../../shared/ui/list/footer.tsx';
import listStyles from '../../../shared/ui/list/list.module.css';
import { LongList } from '../../../shared/ui/list/long-list.tsx';
import { useListState } from '../../../shared/ui/list/url.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { type Change, changeLists, useChanges } from './data.ts';
import styles from './history.module.css';
import { Entry } from './history-entry.tsx';

const fieldChoices = () =>
  profileFieldNames.map((value) => ({
    value,
    label: t('history.choice', {
      section: t(`profileFields.sections.${profileFields[value].section}.label`),
      label: t(`profileFields.fields.${value}.label`),
    }),
  }));

/** A text that was changed and changed back within minutes says nothing. */
const isChange = ({ before, after }: Change): boolean => before !== after;

/** Pixels of a change of a line or two. */
const usual = 136;

/** Who changed what in the profile, newest first. */
export default function HistoryPage() {
  const controls = useListState(changeLists);
  const { live, next, more } = useChanges(controls);
  const now = useNow();
  const changes = live.is === 'ready' ? live.value.filter(isChange) : [];
  // A page on which nothing is left asks for the next one itself.
  const skip = live.is === 'ready' && changes.length === 0 && next.is === 'idle';
  useEffect(() => {
    if (skip) more();
  }, [skip, more]);
  return (
    <Stack gap="sm">
      <Text c="var(--ink-soft)">{t('history.hint')}</Text>
      <search className={listStyles.toolbar}>
        <Choice
          label={t('history.filter')}
          any={t('history.anyField')}
          value={controls.filters.field ?? ''}
          options={fieldChoices()}
          onChange={(value) => controls.setFilter('field', value)}
        />
      </search>
      <StaleNote of={live} />
      <LiveView of={live}>
        {() => {
          if (changes.length === 0 && next.is === 'end')
            return controls.narrowed ? <NothingMatches clear={controls.clear} /> : <NothingYet />;
          return (
            <>
              <LongList
                label={t('history.title')}
                rows={changes}
                usual={usual}
                whole={next.is === 'end'}
                onNearEnd={more}
                waits={next.is !== 'idle'}
                className={styles.row}
              >
                {(change) => <Entry change={change} now={now} />}
              </LongList>
              <Footer next={next} more={more} capped={false} shown={changes.length} />
            </>
          );
        }}
      </LiveView>
    </Stack>
  );
}

const NothingYet = () => (
  <EmptyState icon={IconHistory} title={t('history.none.title')} hint={t('history.none.hint')} />
);

const NothingMatches = ({ clear }: { clear: () => void }) => (
  <EmptyState icon={IconFilterOff} title={t('history.nothing.title')} hint={t('history.nothing.hint')}>
    <Button variant="default" mt="xs" onClick={clear}>
      {t('history.nothing.clear')}
    </Button>
  </EmptyState>
);
