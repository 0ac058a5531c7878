import { useLocation } from 'react-router-dom';
import { lettersPath } from '../../shared/fundraising/fundraising-areas.ts';
import { LazyPart } from '../../shared/ui/lazy-page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';

const loadLetters = () => import('./letters/letters-page.tsx');
const loadThanks = () => import('./thanks/thanks-page.tsx');

/** Who has to be thanked, and the letters that do it. */
export default function ThankYousPage() {
  const isLetters = useLocation().pathname.startsWith(lettersPath);
  return (
    <LazyPart
      key={String(isLetters)}
      load={isLetters ? loadLetters : loadThanks}
      waiting={<ScreenWaiting />}
    />
  );
}
