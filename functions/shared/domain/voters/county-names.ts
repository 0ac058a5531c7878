import { titleCase } from './casing.ts';
import { statesWithCounties } from './county-codes.ts';

/** The county that a state's own code stands for, `DAD` or `25`; a name in the case of names. `state`: two letters, or ''. */
export function countyReader(state: string): (cell: string) => string {
  const names = statesWithCounties[state]?.();
  if (!names) return titleCase;
  return (cell) => names.get(cell.toUpperCase().replace(/^0+(?=\d)/, '')) ?? titleCase(cell);
}
