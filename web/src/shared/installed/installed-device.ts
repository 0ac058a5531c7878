/** What is asked of the browser about the device: whether the app runs as an installed one, and how it could. */
export type Device = {
  standalone: boolean;
  /** Safari on a phone or tablet: it installs by its own menu and never offers. */
  apple: boolean;
  /** Whether the app's files are kept here: `never` where the browser keeps none, `soon` while they come. */
  offlineCopy: 'yes' | 'soon' | 'never';
};

type BrowserTraits = {
  userAgent: string;
  touchPoints: number;
  standalone: boolean;
  /** Undefined in a browser without service workers, null while none serves the page. */
  worker: unknown;
};

const offlineCopyBy = (worker: unknown): Device['offlineCopy'] => {
  if (worker === undefined) return 'never';
  return worker === null ? 'soon' : 'yes';
};

/** An iPad calls itself a Mac, but Macs have no touch screen. */
export const deviceOf = ({ userAgent, touchPoints, standalone, worker }: BrowserTraits): Device => ({
  standalone,
  apple: /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1),
  offlineCopy: offlineCopyBy(worker),
});

export const thisDevice = (): Device =>
  deviceOf({
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    standalone:
      matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true,
    worker: 'serviceWorker' in navigator ? navigator.serviceWorker.controller : undefined,
  });
