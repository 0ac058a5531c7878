import { useNavigate } from 'react-router-dom';
import { useMember } from '../../../shared/session/member.ts';
import { keepTheme } from '../../../shared/session/preferences.ts';
import { requestSignOut } from '../../../shared/session/sign-out.ts';
import { t } from '../../../shared/text/index.ts';
import { exportFile } from '../../../shared/ui/export-file.ts';
import { toggled, useTheme } from '../../../shared/ui/theme-mode.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { startTour } from '../tour/start.ts';
import type { Deed } from './entries.ts';
import { open } from './opened.ts';

/** Does what an entry stands for. What goes wrong is told by whatever does it. */
export function useDeeds(): (deed: Deed) => void {
  const { uid } = useMember();
  const navigate = useNavigate();
  return (deed) => {
    switch (deed.is) {
      case 'go':
        return void navigate(deed.to);
      case 'export':
        toast('info', t('exports.beginning'));
        return void exportFile(deed.kind);
      case 'theme':
        return void keepTheme(uid, toggled(useTheme.getState().theme));
      case 'sheet':
        return open('sheet');
      case 'tour':
        return startTour();
      case 'sign out':
        return void requestSignOut();
    }
  };
}
