/** Milliseconds until styles that failed with a network are asked for again; twice as long each time. */
const firstPause = 5_000;
/** Times that one file is asked for again with a network: a release may have taken it away for good. */
const triesMax = 5;

/**
 * Styles that could not be fetched are fetched again. The bundler's loader asks once: of a part that comes after the
 * network is back, it takes the failed link for one that is there. A toast then stands below the page, where nobody looks.
 */
export function fetchStylesAgain(): void {
  const failed = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const tries = Number(target.dataset.tries ?? 0);
    const again = (tried: number) => {
      const link = target.cloneNode() as HTMLLinkElement;
      link.dataset.tries = String(tried);
      target.replaceWith(link);
    };
    if (!navigator.onLine) addEventListener('online', () => again(tries), { once: true });
    else if (tries < triesMax) setTimeout(() => again(tries + 1), firstPause * 2 ** tries);
  };
  // An element's error does not rise: it is seen on its way down.
  addEventListener('error', failed, true);
}
