import '../../../shared/text/turf/en.ts';
import '../../../shared/text/turf-paper/en.ts';
import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconFileUnknown, IconPrinter, IconUsersMinus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { Packet } from '#shared/domain/field/packet.ts';
import { paths } from '../../../shared/field/field-paths.ts';
import { recall, remember } from '../../../shared/local-storage.ts';
import { t } from '../../../shared/text/index.ts';
import { locale } from '../../../shared/text/language.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { ScreenWaiting } from '../../../shared/ui/screen-waiting.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useTurfOnce } from '../data.ts';
import { useOpenPacket } from '../use-open-packet.ts';
import { Ending } from './closing-sheet.tsx';
import { Cover } from './cover-sheet.tsx';
import { Doors } from './door-sheets.tsx';
import { questionsOn } from './paper-questions.ts';
import styles from './sheet.module.css';
import { useSheet } from './use-sheet.ts';

const papers = ['letter', 'a4'] as const;
type Paper = (typeof papers)[number];
const key = 'turfPaper';
/** Where letters are written on paper of their own size: the United States, Canada, Mexico and some of their neighbors. */
const usual: Paper = /-(US|CA|MX|CL|CO|CR|PH|PR)$/.test(locale) ? 'letter' : 'a4';

/** `/field-ops/turfs/:id/print`: a turf on paper, for whoever has no telephone or no battery left. */
export default function PrintPage() {
  const { id = '' } = useParams();
  const turf = useTurfOnce(id);
  const packet = useOpenPacket(id);
  return (
    <LiveView of={turf} loading={<ScreenWaiting />}>
      {(found) => (
        <LiveView of={packet} loading={<ScreenWaiting />}>
          {(opened) => (found && opened ? <Printed turf={found} packet={opened} /> : <Missing />)}
        </LiveView>
      )}
    </LiveView>
  );
}

function Printed({ turf, packet }: { turf: Turf; packet: Packet }) {
  const [paper, setPaper] = useState<Paper>(() => papers.find((one) => one === recall(key)) ?? usual);
  const { buildings, asOf, isEmptied } = useSheet(turf, packet);
  const questions = questionsOn(packet.script);
  // What is saved as a file is called so.
  useEffect(() => {
    document.title = t('common.pageTitle', { page: turf.name });
  }, [turf.name]);
  const choose = (value: string) => {
    const chosen = papers.find((one) => one === value) ?? usual;
    setPaper(chosen);
    remember(key, chosen);
  };
  if (isEmptied)
    return (
      <EmptyState
        icon={IconUsersMinus}
        title={t('turfPaper.print.emptied.title')}
        hint={t('turfPaper.print.emptied.hint')}
      >
        <Button component={Link} to={paths.turf(turf.id)} variant="default" mt="xs">
          {t('turfPaper.print.back')}
        </Button>
      </EmptyState>
    );
  return (
    <div>
      <div className={styles.toolbar}>
        <Link to={paths.turf(turf.id)} className={styles.back}>
          {t('turfPaper.print.back')}
        </Link>
        <Text size="sm" c="var(--ink-soft)" flex="1 1 280px">
          {t('turfPaper.print.hint')} {asOf !== null && t('turfPaper.print.asOf', { when: showMoment(asOf) })}
        </Text>
        <Group gap="xs">
          <SegmentedControl
            aria-label={t('turfPaper.print.paper')}
            data={papers.map((value) => ({ value, label: t(`turfPaper.print.papers.${value}`) }))}
            value={paper}
            onChange={choose}
          />
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {t('turfPaper.print.now')}
          </Button>
        </Group>
      </div>
      <article className={styles.sheet} data-paper={paper} aria-label={turf.name}>
        <Cover turf={turf} packet={packet} buildings={buildings} questions={questions} asOf={asOf} />
        <Doors buildings={buildings} questions={questions} script={packet.script} />
        <Ending />
      </article>
    </div>
  );
}

const Missing = () => (
  <EmptyState icon={IconFileUnknown} title={t('turf.missing')} hint={t('turfs.packet.none')}>
    <Button component={Link} to={paths.turfs} variant="default" mt="xs">
      {t('turf.all')}
    </Button>
  </EmptyState>
);
