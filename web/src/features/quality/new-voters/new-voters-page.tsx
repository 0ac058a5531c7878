import '../../../shared/text/turf-met/en.ts';
import '../../../shared/text/scripts/en.ts';
import '../../../shared/text/turfs/en.ts';
import '../../../shared/text/voters/en.ts';
import { Stack } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { paths } from '../../../shared/field/field-paths.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { Footer } from '../../../shared/ui/list/footer.tsx';
import { LongList } from '../../../shared/ui/list/long-list.tsx';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import styles from './met.module.css';
import { NewVoterCard } from './new-voter-card.tsx';
import { useNewVoters } from './use-met.ts';

/** Pixels of a usual card; each is measured. */
const usual = 132;

/** `/field-ops/turfs/met`: people who were met at doors and are not in the file, until somebody has looked after each. */
export default function NewVotersPage() {
  const writes = useMember().can('voters.write');
  const { live, next, more } = useNewVoters();
  const now = useNow();
  return (
    <Page
      title={t('turfs.met')}
      above={<BackLink list={paths.turfs} name={t('fieldOps.tabs.turfs')} />}
      hint={t('turfMet.hint')}
    >
      <StaleNote of={live} />
      <LiveView of={live}>
        {(additions) =>
          additions.length === 0 ? (
            <EmptyState icon={IconUserCheck} title={t('turfMet.empty')} hint={t('turfMet.emptyHint')} />
          ) : (
            <Stack gap="sm">
              <LongList
                label={t('turfs.met')}
                rows={additions}
                usual={usual}
                className={styles.card}
                whole={next.is === 'end'}
                onNearEnd={more}
                waits={next.is !== 'idle'}
              >
                {(addition) => <NewVoterCard addition={addition} now={now} writes={writes} />}
              </LongList>
              <Footer next={next} more={more} capped={false} shown={additions.length} />
            </Stack>
          )
        }
      </LiveView>
    </Page>
  );
}
