import { type ComponentType, useEffect, useState } from 'react';
import { useProof } from '../../shared/session/with-proof.ts';
import { withTexts } from '../../shared/text/registry.ts';

/** The dialog comes when it is first needed; the work it is needed for asks the server too. */
export function Proof() {
  const asking = useProof((state) => state.asking);
  const [Dialog, setDialog] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!asking || Dialog) return;
    import('./proof-dialog.tsx')
      .then(withTexts)
      .then((loaded) => setDialog(() => loaded.default), asking.refused);
  }, [asking, Dialog]);
  return asking && Dialog && <Dialog />;
}
