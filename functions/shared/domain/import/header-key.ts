import { foldText } from '../name-keys.ts';

/** One form for `First_Name`, `firstName` and `FIRST NAME`. */
export const headerKey = (header: string): string => foldText(header).replaceAll(' ', '');
