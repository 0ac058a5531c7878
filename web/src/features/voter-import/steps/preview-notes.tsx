import type { DayOrder } from '#shared/domain/days.ts';
import type { OrderFound } from '#shared/domain/import/day-order.ts';
import { stateNames } from '#shared/domain/voters/us-states.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { DateOrder } from '../../../shared/ui/import/date-order.tsx';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import type { Preview } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { checkRows } from '../wizard/check-voter-rows.ts';
import { choose } from '../wizard/choose-voter-file.ts';
import type { Chosen } from '../wizard/voter-wizard-state.ts';

/** What is no code stays as it is. */
const stateName = (code: string): string => stateNames.get(code) ?? code;

type Props = { chosen: Chosen; preview: Preview };

/** What should be looked at before the file is taken. */
export const PreviewNotes = ({ chosen, preview }: Props) => (
  <>
    <OtherState chosen={chosen} preview={preview} />
    <Dates chosen={chosen} preview={preview} />
    {preview.race.length > 0 && <Notice>{t('voterImport.preview.race')}</Notice>}
    {preview.ready > 0 && preview.phones === 0 && <Notice>{t('voterImport.preview.noPhones')}</Notice>}
    {preview.ready > 0 && preview.places === 0 && <Notice>{t('voterImport.preview.noPlaces')}</Notice>}
  </>
);

/** A file of another state than the importer named, or of several. */
function OtherState({ chosen, preview }: Props) {
  const declared = chosen.draft.state;
  const lived = preview.states.filter(({ state }) => state !== '');
  const [most] = lived;
  if (!most) return null;
  if (declared !== '' && most.state !== declared) {
    const shown = showNumber(most.voters);
    const total = showNumber(preview.ready);
    return (
      <Notice tone="warning">
        {t('voterImport.preview.otherState', {
          state: stateName(most.state),
          said: stateName(declared),
          shown,
          total,
        })}
      </Notice>
    );
  }
  if (lived.length < 2) return null;
  const list = lived
    .slice(0, 4)
    .map(({ state, voters }) => `${stateName(state)} ${showNumber(voters)}`)
    .join(', ');
  return <Notice>{t('voterImport.preview.states', { list })}</Notice>;
}

function whyOf({ why }: OrderFound, chosen: DayOrder | undefined): string {
  if (why === 'plain') return '';
  return !chosen && why === 'both'
    ? t('voterImport.preview.datesBoth')
    : t(`importing.dates.${chosen ? 'chosen' : why}`);
}

/** Columns whose dates can be read in two ways, and those that somebody has chosen for. */
function Dates({ chosen, preview }: Props) {
  const { facts, dayOrders } = chosen;
  const open = preview.dates.filter(
    ({ column, found }) => found.why === 'assumed' || found.why === 'both' || dayOrders[column],
  );
  return open.map(({ column, found }) => (
    <DateOrder
      key={column}
      label={t('voterImport.preview.dates', { column: facts.headers[column] ?? '' })}
      order={dayOrders[column] ?? found.order}
      why={whyOf(found, dayOrders[column])}
      busy={false}
      take={(order) => {
        choose({ dayOrders: { ...dayOrders, [column]: order } });
        void checkRows();
      }}
    />
  ));
}
