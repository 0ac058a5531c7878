import { t } from '../../../shared/text/index.ts';
import { Tick as Box } from '../../../shared/ui/list/Chosen.tsx';
import { toggle, useChosen } from './chosen.ts';

/** Chooses one person of the list. */
export function Tick({ id, name }: { id: string; name: string }) {
  const all = useChosen((chosen) => chosen.all);
  const checked = useChosen(({ ids }) => ids.has(id)) || all;
  return (
    <Box
      label={t('voters.select.one', { name })}
      checked={checked}
      disabled={all}
      toggle={() => toggle(id)}
    />
  );
}
