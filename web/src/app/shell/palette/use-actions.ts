import { useNavigate } from 'react-router-dom';
import { saveTheme } from '../../../shared/session/save-preferences.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { requestSignOut } from '../../../shared/session/sign-out.ts';
import { t } from '../../../shared/text/index.ts';
import { exportFile } from '../../../shared/ui/export-file.ts';
import { toggled, useTheme } from '../../../shared/ui/theme-mode.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { startTour } from '../tour/start-tour.ts';
import { open } from './opened-part.ts';
import type { EntryAction } from './palette-entries.ts';

/** Does what an entry stands for. What goes wrong is told by whatever does it. */
export function useActions(): (action: EntryAction) => void {
  const { uid } = useMember();
  const navigate = useNavigate();
  return (action) => {
    switch (action.is) {
      case 'go':
        return void navigate(action.to);
      case 'export':
        toast('info', t('exports.beginning'));
        return void exportFile(action.kind);
      case 'theme':
        return void saveTheme(uid, toggled(useTheme.getState().theme));
      case 'sheet':
        return open('sheet');
      case 'campaigns':
        return open('campaigns');
      case 'tour':
        return startTour();
      case 'sign out':
        return void requestSignOut();
    }
  };
}
