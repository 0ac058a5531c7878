import '../../../shared/text/roster/en.ts';
import '../../../shared/text/event-report/en.ts';
import { Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { costPerPerson, reportOf, type SourceLine, showRateOf } from '#shared/domain/events/event-report.ts';
import { instantOf } from '#shared/domain/events/wall-times.ts';
import { act } from '../../../shared/roster/act-on-rows.ts';
import { rosterPaths } from '../../../shared/roster/roster-paths.ts';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import type { RosterEvent } from '../../../shared/roster/roster-shift.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoney } from '../../../shared/ui/format.ts';
import { showHours } from '../../../shared/ui/hours.ts';
import { type Fact, Figures } from '../../../shared/ui/record/facts.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import sheet from '../paper/sheet.module.css';
import { RosterView } from '../roster-view.tsx';
import { arrivalAt } from './arrival-at.ts';
import { Compared } from './compared.tsx';
import { ReportFiles } from './report-files.tsx';
import { useEventCost } from './use-event-cost.ts';

/** `/events/:id/report`: what came of an event, and whoever nobody has said anything of yet. */
export default function ReportPage() {
  return (
    <RosterView title={({ title }) => t('eventReport.titleOf', { name: title })}>
      {({ event, rows }) => <Report event={event} rows={rows} />}
    </RosterView>
  );
}

const percent = (rate: number | null): string => (rate === null ? '–' : `${rate}%`);

function Report({ event, rows }: { event: RosterEvent; rows: readonly RosterRow[] }) {
  const report = reportOf(rows);
  const { signUps, shows, missed, showRate, cancelled, open, walkIns, people, minutes, bySource } = report;
  const figures: Fact[] = [
    { label: t('eventReport.signUps'), value: signUps },
    { label: t('eventReport.shows'), value: shows },
    { label: t('eventReport.missed'), value: missed },
    { label: t('eventReport.showRate'), value: percent(showRate) },
    { label: t('eventReport.walkIns'), value: walkIns },
    { label: t('eventReport.people'), value: people },
    { label: t('eventReport.cancelled'), value: cancelled },
    ...(open > 0 ? [{ label: t('eventReport.open'), value: open }] : []),
    ...(minutes > 0 ? [{ label: t('eventReport.hours'), value: showHours(minutes / 60) }] : []),
  ];
  return (
    <>
      <ReportFiles event={event} report={report} />
      <Closing event={event} rows={rows} />
      <Figures facts={figures} />
      <Text size="sm" c="var(--ink-soft)">
        {t('eventReport.rateHint')}
      </Text>
      <Costs event={event.id} people={people} />
      {bySource.length > 0 && <BySource lines={bySource} />}
      <Compared event={event} />
    </>
  );
}

/** People with a place of whom nobody has said whether they came, once the event is over. */
function Closing({ event, rows }: { event: RosterEvent; rows: readonly RosterRow[] }) {
  const now = useNow();
  const ends = new Map(event.shifts.map(({ id, from, to }) => [id, { from, to }]));
  const over = (row: RosterRow): boolean => {
    const shift = ends.get(row.shift_id);
    return shift !== undefined && instantOf(event.zone, shift.to) <= now;
  };
  const left = rows.filter(
    (row) => (row.state === 'registered' || row.state === 'confirmed') && !row.isUnsent && over(row),
  );
  const [first] = left;
  if (!first) return null;
  const cameTo = ({ shift_id }: RosterRow) => arrivalAt(event, shift_id);
  return (
    <section aria-labelledby="closing">
      <Title order={2} size="h4" id="closing">
        {t('eventReport.closing.title', { count: left.length })}
      </Title>
      <Text c="var(--ink-soft)">{t('eventReport.closing.hint')}</Text>
      <Group gap="sm" mt="xs">
        <Button onClick={() => void act(left, { is: 'miss' })}>
          {t('eventReport.closing.missed', { count: left.length })}
        </Button>
        <Button variant="default" onClick={() => void act(left, cameTo(first), cameTo)}>
          {t('eventReport.closing.came', { count: left.length })}
        </Button>
        <Button variant="default" component={Link} to={`${rosterPaths.roster(event.id)}?show=confirmed`}>
          {t('eventReport.closing.single')}
        </Button>
      </Group>
    </section>
  );
}

/** What the event cost, for whoever reads gifts. */
function Costs({ event, people }: { event: string; people: number }) {
  const cost = useEventCost(event);
  if (cost === null) return null;
  const perPerson = costPerPerson(cost, people);
  return (
    <Figures
      facts={[
        { label: t('eventReport.cost'), value: showMoney(cost) },
        { label: t('eventReport.costPerShow'), value: perPerson === null ? '–' : showMoney(perPerson) },
      ]}
    />
  );
}

function BySource({ lines }: { lines: readonly SourceLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways on a telephone, also by keyboard.
    <section className={sheet.scroll} aria-label={t('eventReport.bySource')} tabIndex={0}>
      <table className={sheet.sheet}>
        <caption>{t('eventReport.bySource')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('eventReport.source')}</th>
            <th scope="col">{t('eventReport.signUps')}</th>
            <th scope="col">{t('eventReport.shows')}</th>
            <th scope="col">{t('eventReport.missed')}</th>
            <th scope="col">{t('eventReport.showRate')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ source, signUps, shows, missed }) => (
            <tr key={source}>
              <th scope="row">{t(`roster.source.${source}`)}</th>
              <td className="figures">{signUps}</td>
              <td className="figures">{shows}</td>
              <td className="figures">{missed}</td>
              <td className="figures">{percent(showRateOf({ shows, missed }))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
