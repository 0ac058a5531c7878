import { createHash } from 'node:crypto';

const light =
  '--ground:#f6f5f2;--card:#fff;--ink:#1b1b1f;--soft:#55555c;--line:#d9d7d0;--field:#8a8880;--accent:#1f3f6b;--on:#fff;--bad:#a1261b;--good:#1d6b3a';
const dark =
  '--ground:#17181c;--card:#1f2126;--ink:#ececf0;--soft:#a9aab3;--line:#34363d;--field:#7d7f89;--accent:#8fb4e3;--on:#10131a;--bad:#ff9d90;--good:#7fd3a0';

/** The one style of public pages, written into each: nothing stands between a page and its first paint. */
export const siteStyle = [
  `:root{${light};color-scheme:light dark}`,
  `@media(prefers-color-scheme:dark){:root{${dark}}}`,
  '*{box-sizing:border-box}',
  'body{margin:0;font:17px/1.5 system-ui,sans-serif;background:var(--ground);color:var(--ink);overflow-wrap:anywhere}',
  'header,main,footer{max-width:44rem;margin:0 auto;padding:0 1.25rem}',
  'header{display:flex;justify-content:space-between;gap:1rem;padding-block:1rem;align-items:center}',
  'footer{padding-block:2rem;color:var(--soft);font-size:.9rem}',
  'a{color:var(--accent)}h1{font-size:1.75rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}',
  '.picture{display:block;width:100%;height:auto;aspect-ratio:1200/630;object-fit:cover;border-radius:8px}',
  '.soft{color:var(--soft)}.mark{display:inline-block;padding:.1rem .6rem;border:1px solid currentColor;border-radius:1rem;font-size:.9rem}',
  '.bad{color:var(--bad)}.good{color:var(--good)}',
  'dl{display:grid;grid-template-columns:minmax(7rem,auto) 1fr;gap:.4rem 1rem;margin:1rem 0}dt{color:var(--soft)}dd{margin:0}',
  '@media(max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.6rem}}',
  'ul.plain{list-style:none;padding:0;margin:0}ul.plain>li{padding:.75rem 0;border-top:1px solid var(--line)}',
  'form,.card{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:1.25rem;margin:1rem 0}',
  'form.bare{background:none;border:0;padding:0;margin:.5rem 0}form.bare button{margin:.25rem .25rem .25rem 0}',
  'fieldset{border:0;padding:0;margin:0 0 1.25rem}legend{font-weight:600;padding:0;margin-bottom:.25rem}',
  '.field{margin-bottom:1rem}.field label{display:block;font-weight:600}',
  'input:not([type=checkbox],[type=radio]),textarea,select{width:100%;min-height:2.9rem;padding:.5rem .7rem;font:inherit;color:inherit;background:var(--ground);border:1px solid var(--field);border-radius:6px}',
  '.tick{display:flex;gap:.7rem;align-items:flex-start;padding:.5rem 0}.tick input{flex:none;width:1.35rem;height:1.35rem;margin:.15rem 0;accent-color:var(--accent)}',
  'button,.button{display:inline-block;min-height:3rem;padding:.6rem 1.5rem;border:0;border-radius:6px;background:var(--accent);color:var(--on);font:inherit;font-weight:600;cursor:pointer;text-decoration:none}',
  'button.quiet,.button.quiet{background:none;color:var(--accent);border:1px solid var(--accent)}',
  ':focus-visible{outline:3px solid var(--accent);outline-offset:2px}',
  '.trap{position:absolute;inset-inline-start:-200vw;width:1px;height:1px;overflow:hidden}',
  '.code svg{display:block;width:11rem;height:11rem;background:#fff;border-radius:6px}',
].join('');

/** How the policy knows it. */
export const styleHash = `'sha256-${createHash('sha256').update(siteStyle).digest('base64')}'`;
