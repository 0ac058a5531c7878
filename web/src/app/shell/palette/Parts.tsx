import '../../../shared/text/commands.ts';
import { Sheet } from '../shortcuts/Sheet.tsx';
import { Offer } from '../tour/Offer.tsx';
import { Tour } from '../tour/Tour.tsx';
import { useOpened } from './opened.ts';
import { Palette } from './Palette.tsx';

/** All that the keys and the menu's search open. */
export default function Parts() {
  const opened = useOpened((state) => state.opened);
  return (
    <>
      <Palette />
      {opened === 'sheet' && <Sheet />}
      {opened === 'tour' && <Tour />}
      <Offer />
    </>
  );
}
