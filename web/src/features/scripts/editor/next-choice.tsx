import { NativeSelect } from '@mantine/core';
import { noItem, type ScriptBody } from '#shared/domain/surveys/script.ts';
import { t } from '../../../shared/text/index.ts';
import { itemName } from '../format-problem.ts';

type Props = {
  body: ScriptBody;
  /** The place of the item that it follows: a script only goes forward. */
  at: number;
  value: string | null;
  onChange: (next: string | null) => void;
  label: string;
  /** Said to readers alone, where the column says it already. */
  hideLabel?: boolean;
};

/** What comes next: in order, something further down, or the end. What is no longer possible stays visible. */
export function NextChoice({ body, at, value, onChange, label, hideLabel = false }: Props) {
  const { items } = body;
  const later = items
    .map((item, place) => ({ value: item.id, label: itemName(item, place), place }))
    .filter(({ place }) => place > at);
  const known = value === null || value === noItem || later.some((one) => one.value === value);
  const place = items.findIndex(({ id }) => id === value);
  const impossible =
    place === -1
      ? t('scriptEditor.next.gone')
      : t('scriptEditor.next.impossible', { item: itemName(items[place], place) });
  return (
    <NativeSelect
      {...(hideLabel ? { 'aria-label': label } : { label })}
      data={[
        { value: '', label: t('scriptEditor.next.order') },
        ...later.map((one) => ({ value: one.value, label: one.label })),
        { value: noItem, label: t('scriptEditor.next.end') },
        ...(known ? [] : [{ value: value ?? '', label: impossible }]),
      ]}
      error={!known}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}
