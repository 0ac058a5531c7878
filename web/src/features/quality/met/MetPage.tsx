import '../../../shared/text/turf-met.ts';
import '../../../shared/text/scripts.ts';
import '../../../shared/text/turfs.ts';
import '../../../shared/text/voters.ts';
import { Stack } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { paths } from '../../../shared/field/paths.ts';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { Footer } from '../../../shared/ui/list/Footer.tsx';
import { LongList } from '../../../shared/ui/list/LongList.tsx';
import { Page } from '../../../shared/ui/Page.tsx';
import { BackLink } from '../../../shared/ui/record/BackLink.tsx';
import { StaleNote } from '../../../shared/ui/StaleNote.tsx';
import { EmptyState } from '../../../shared/ui/States.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { MetCard } from './MetCard.tsx';
import styles from './met.module.css';
import { useMet } from './use-met.ts';

/** Pixels of a usual card; each is measured. */
const usual = 132;

/** `/field-ops/turfs/met`: people who were met at doors and are not in the file, until somebody has looked after each. */
export default function MetPage() {
  const writes = useMember().can('voters.write');
  const { live, next, more } = useMet();
  const now = useNow();
  return (
    <Page
      title={t('turfs.met')}
      above={<BackLink list={paths.turfs} name={t('fieldOps.tabs.turfs')} />}
      hint={t('turfMet.hint')}
    >
      <StaleNote of={live} />
      <LiveView of={live}>
        {(met) =>
          met.length === 0 ? (
            <EmptyState icon={IconUserCheck} title={t('turfMet.empty')} hint={t('turfMet.emptyHint')} />
          ) : (
            <Stack gap="sm">
              <LongList
                label={t('turfs.met')}
                rows={met}
                usual={usual}
                className={styles.card}
                whole={next.is === 'end'}
                onNearEnd={more}
                waits={next.is !== 'idle'}
              >
                {(addition) => <MetCard addition={addition} now={now} writes={writes} />}
              </LongList>
              <Footer next={next} more={more} capped={false} shown={met.length} />
            </Stack>
          )
        }
      </LiveView>
    </Page>
  );
}
