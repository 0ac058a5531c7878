/** Browsers that also name another, before the one that they name. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\b(?:OPR|OPX)\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/],
];
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** Which browser on which system, as `Chrome 140, Android`: enough to look into an error, and shared by millions. */
export function agentOf(userAgent: string): string {
  const browser = browsers.flatMap(([name, sign]) => {
    const [, version] = sign.exec(userAgent) ?? [];
    return version === undefined ? [] : [`${name} ${version}`];
  })[0];
  const system = systems.find(([, sign]) => sign.test(userAgent))?.[0];
  return [browser ?? 'Other', system ?? 'other'].join(', ');
}
