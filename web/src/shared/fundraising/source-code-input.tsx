import '../text/appeals/en.ts';
import { Autocomplete, type AutocompleteProps, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { sourceCodeMax } from '#shared/collections/donations.ts';
import { type CodeBook, codeKey } from '#shared/domain/giving/appeals.ts';
import { t } from '../text/index.ts';
import { formatPlace, useCodeBook } from './code-place.tsx';

type Props = {
  label: string;
  description?: string;
  value?: string;
  onChange?: (code: string) => void;
  error?: ReactNode;
  /** A pledge is no gift yet, so nothing is said of one. */
  unknown?: 'appeals.place.unknown' | 'appeals.place.unknownPledge';
} & Pick<AutocompleteProps, 'onBlur' | 'onFocus'>;

const shownMax = 20;
const placed = (book: CodeBook, code: string): string => {
  const place = book.get(codeKey(code));
  return place ? formatPlace(place) : '';
};

/** Beside the code itself, where it belongs. */
function packageOf(book: CodeBook, code: string): string {
  const place = book.get(codeKey(code));
  if (place?.is !== 'appeal') return placed(book, code);
  return t('appeals.place.package', { appeal: place.appeal, package: place.package });
}

/** A source code, chosen by code or by the name of its appeal, or typed: any is taken. Codes are asked for once it is used. */
export function SourceCodeInput({
  value = '',
  onChange,
  onFocus,
  unknown = 'appeals.place.unknown',
  ...input
}: Props) {
  const [isUsed, setUsed] = useState(value !== '');
  const book = useCodeBook(!isUsed);
  const code = value.trim();
  const place = book?.get(codeKey(code));
  return (
    <div>
      <Autocomplete
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={sourceCodeMax}
        {...input}
        value={value}
        {...(onChange && { onChange })}
        onFocus={(event) => {
          setUsed(true);
          onFocus?.(event);
        }}
        limit={shownMax}
        data={[...(book?.values() ?? [])].map((one) => one.code)}
        filter={({ options, search, limit }) => {
          const wanted = codeKey(search.trim());
          const found = options.filter(
            (one) =>
              'value' in one &&
              book &&
              (codeKey(one.value).includes(wanted) || codeKey(placed(book, one.value)).includes(wanted)),
          );
          return found.slice(0, limit);
        }}
        renderOption={({ option }) => (
          <div>
            {option.value}
            <Text size="xs" c="var(--ink-soft)">
              {book && packageOf(book, option.value)}
            </Text>
          </div>
        )}
      />
      <Text size="sm" role="status" c={place ? 'var(--ink-soft)' : 'var(--goal)'} mt={code ? 4 : 0}>
        {code !== '' && book && (place ? formatPlace(place) : t(unknown))}
      </Text>
    </div>
  );
}
