import '../../../shared/text/commands/en.ts';
import { CampaignsDialog } from '../campaigns/campaigns-dialog.tsx';
import { Sheet } from '../shortcuts/shortcut-sheet.tsx';
import { Tour } from '../tour/tour.tsx';
import { Offer } from '../tour/tour-offer.tsx';
import { useOpened } from './opened-part.ts';
import { Palette } from './palette.tsx';

/** All that the keys and the menu's search open. */
export default function Parts() {
  const opened = useOpened((state) => state.opened);
  return (
    <>
      <Palette />
      {opened === 'sheet' && <Sheet />}
      {opened === 'tour' && <Tour />}
      {opened === 'campaigns' && <CampaignsDialog />}
      <Offer />
    </>
  );
}
