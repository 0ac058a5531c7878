import { locale } from '../../shared/text/language.ts';

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });

/** `12.5%` from 0.125. */
export const showShare = (share: number): string => percent.format(share);
