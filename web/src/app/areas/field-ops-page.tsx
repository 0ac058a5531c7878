import '../../shared/text/field-ops/en.ts';
import { useEffect } from 'react';
import { paths } from '../../shared/field/field-paths.ts';
import { cacheMap } from '../../shared/installed/cache-map.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { AreaPage } from './area-page.tsx';
import { fieldOpsParts } from './field-ops-parts.ts';

/** Field operations: organizers have all of it, canvassers and callers have their own turfs and calls. */
export default function FieldOpsPage() {
  const plans = useMember().can('voters.read');
  useEffect(() => {
    if (plans) cacheMap();
  }, [plans]);
  return <AreaPage path={paths.start} label="fieldOps.tabs.label" parts={fieldOpsParts} />;
}
