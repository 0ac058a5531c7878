/** Milliseconds until styles that failed with a network are asked for again. */
const pause = 5_000;

/**
 * Styles that could not be fetched are fetched again. The bundler's loader asks once: of a part that comes after the
 * network is back, it takes the failed link for one that is there. A toast then stands below the page, where nobody looks.
 */
export function fetchStylesAgain(): void {
  const failed = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const again = () => target.replaceWith(target.cloneNode());
    if (navigator.onLine) setTimeout(again, pause);
    else addEventListener('online', again, { once: true });
  };
  // An element's error does not rise: it is seen on its way down.
  addEventListener('error', failed, true);
}
