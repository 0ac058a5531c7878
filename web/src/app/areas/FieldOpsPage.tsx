import '../../shared/text/field-ops.ts';
import { useEffect } from 'react';
import { paths } from '../../shared/field/paths.ts';
import { keepMapHere } from '../../shared/installed/keep-map.ts';
import { useMember } from '../../shared/session/member.ts';
import { AreaPage } from './AreaPage.tsx';
import { fieldOpsParts } from './field-ops-parts.ts';

/** Field operations: organizers have all of it, canvassers and callers have their own turfs and calls. */
export default function FieldOpsPage() {
  const plans = useMember().can('voters.read');
  useEffect(() => {
    if (plans) keepMapHere();
  }, [plans]);
  return <AreaPage path={paths.start} label="fieldOps.tabs.label" parts={fieldOpsParts} />;
}
