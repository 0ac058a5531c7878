import { t } from '../../../shared/text/index.ts';
import { SelectRow as Box } from '../../../shared/ui/list/chosen.tsx';
import { toggle, useSelection } from './voter-selection.ts';

/** Chooses one person of the list. */
export function Tick({ id, name }: { id: string; name: string }) {
  const all = useSelection((chosen) => chosen.all);
  const checked = useSelection(({ ids }) => ids.has(id)) || all;
  return (
    <Box
      label={t('voters.select.one', { name })}
      checked={checked}
      disabled={all}
      toggle={() => toggle(id)}
    />
  );
}
