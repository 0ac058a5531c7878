import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { consentColumns } from '#shared/domain/import/headers.ts';
import { importCapabilities } from '#shared/domain/import/import-access.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { Notice } from '../../shared/ui/import/notice.tsx';
import { at, type Chosen } from './wizard/wizard-state.ts';

/** Which system's export this is, as what it is best imported, and what only an import of people reads of it. */
export function Recognized({ kind, chosen }: { kind: ImportKind; chosen: Chosen }) {
  const { vendorFile, facts } = chosen;
  const { can } = useMember();
  const best = vendorFile?.kind ?? kind;
  const consents = kind === 'people' || best === 'people' ? 0 : consentColumns(facts.headers);
  const other = best !== kind ? best : consents > 0 ? 'people' : null;
  return (
    <>
      {vendorFile && (
        <Notice title={t(`imports.recognized.${vendorFile.holds}`, { vendor: vendorFile.vendor })}>
          {t(best === kind ? 'imports.recognized.same' : `imports.recognized.better.${best}`)}
        </Notice>
      )}
      {consents > 0 && (
        <Notice tone="warning">{t('imports.recognized.consents', { count: consents })}</Notice>
      )}
      {other && importCapabilities[other].every(can) && <ImportAs kind={other} />}
    </>
  );
}

/** Takes the same file up as another kind. */
function ImportAs({ kind }: { kind: ImportKind }) {
  const navigate = useNavigate();
  const start = () => {
    at.handed = at.work?.file ?? null;
    void navigate(`/imports/${kind}`);
  };
  return (
    <Button variant="default" onClick={start} style={{ alignSelf: 'flex-start' }}>
      {t(`imports.recognized.as.${kind}`)}
    </Button>
  );
}
