import { useSearchParams } from 'react-router-dom';
import { type Range, ranges } from '#shared/domain/buckets.ts';
import { recall, remember } from '../../shared/local-storage.ts';

const key = 'analyticsRange';
/** Where neither the address nor this device says one. */
const unsaid: Range = '7d';

const rangeIn = (value: string | null): Range | undefined => ranges.find((range) => range === value);

/** The range of the address, else the one last chosen on this device; the address then names the chosen one. */
export function useRange(): [Range, (range: Range) => void] {
  const [params, setParams] = useSearchParams();
  const choose = (range: Range) => {
    remember(key, range);
    setParams({ range }, { replace: true });
  };
  return [rangeIn(params.get('range')) ?? rangeIn(recall(key)) ?? unsaid, choose];
}
