import { t } from '../../../shared/text/index.ts';
import { SelectRow as Box } from '../../../shared/ui/list/chosen.tsx';
import { toggle, useChosen } from './turf-selection.ts';

/** Chooses one turf of the list. */
export function Tick({ id, name }: { id: string; name: string }) {
  const checked = useChosen(({ ids }) => ids.has(id));
  return <Box label={t('turfs.select.one', { name })} checked={checked} toggle={() => toggle(id)} />;
}
