import { donationStatuses, donationTypes } from '#shared/collections/donations.ts';
import { t } from '../../../shared/text/index.ts';
import { Choice } from '../../../shared/ui/list/choice.tsx';
import { ImportedFilter } from '../../../shared/ui/list/imported-filter.tsx';
import type { ListControls } from '../../../shared/ui/list/url.ts';
import type { donationLists } from '../data.ts';

const statuses = () => donationStatuses.map((value) => ({ value, label: t(`fundraising.status.${value}`) }));
const types = () => donationTypes.map((value) => ({ value, label: t(`fundraising.type.${value}`) }));

export type DonationControls = ListControls<
  (typeof donationLists.sorts)[number],
  keyof typeof donationLists.filters
>;

/** Gifts imported with problems have no other filter. */
export function DonationFilters({ controls }: { controls: DonationControls }) {
  const { imported } = controls.filters;
  return (
    <>
      {imported === undefined && <StatusAndType controls={controls} />}
      <ImportedFilter value={imported ?? ''} onChange={(value) => controls.setFilter('imported', value)} />
    </>
  );
}

const StatusAndType = ({ controls }: { controls: DonationControls }) => (
  <>
    <Choice
      label={t('fundraising.fields.status')}
      any={t('fundraising.donations.anyStatus')}
      value={controls.filters.status ?? ''}
      options={statuses()}
      onChange={(value) => controls.setFilter('status', value)}
    />
    <Choice
      label={t('fundraising.fields.type')}
      any={t('fundraising.donations.anyType')}
      value={controls.filters.type ?? ''}
      options={types()}
      onChange={(value) => controls.setFilter('type', value)}
    />
  </>
);
