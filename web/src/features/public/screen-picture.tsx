import { t } from '../../shared/text/index.ts';
import { useTheme } from '../../shared/ui/theme-mode.ts';
import styles from './landing.module.css';

/** Pixels of the pictures that `scripts/pictures.mjs` takes, so that nothing moves when they arrive. */
const hero = { wide: [1280, 760], phone: [390, 620] } as const;
const usual = { wide: [912, 600], phone: [390, 480] } as const;

type Name = 'dashboard' | 'voters' | 'turfs' | 'import' | 'donors' | 'goals' | 'insights';
type Width = keyof typeof usual;

const phone = '(max-width: 767px)';
/** Without a script nothing darkens the page around it either. */
const dark = '(prefers-color-scheme: dark) and (scripting: enabled)';

/** A real screen of the demo campaign, in the theme that is shown; the first one is waited for. */
export function ScreenPicture({ name, first = false }: { name: Name; first?: boolean }) {
  const { theme, shown } = useTheme();
  const sizes = first ? hero : usual;
  const at = (width: Width, scheme: 'light' | 'dark') => {
    const [across, down] = sizes[width];
    return { file: `/pictures/${name}-${width}-${scheme}.webp`, across, down };
  };
  const chosen =
    theme === 'system'
      ? [
          { media: `${phone} and ${dark}`, ...at('phone', 'dark') },
          { media: phone, ...at('phone', 'light') },
          { media: dark, ...at('wide', 'dark') },
        ]
      : [{ media: phone, ...at('phone', shown) }];
  const { file, across, down } = at('wide', theme === 'system' ? 'light' : shown);
  return (
    <picture className={styles.picture}>
      {chosen.map((one) => (
        <source key={one.media} media={one.media} srcSet={one.file} width={one.across} height={one.down} />
      ))}
      <img
        src={file}
        width={across}
        height={down}
        alt={t(`landing.pictures.${name}`)}
        // The first one, too: whoever comes for another screen has this page without seeing it, and would fetch what is
        // eager before the screen's own files. For those who stay, web/first.js makes it so.
        loading="lazy"
        fetchPriority={first ? 'high' : 'auto'}
      />
    </picture>
  );
}
