import { Combobox, Loader, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { searchPauseMs } from '../../shared/data/search.ts';
import { useDonorsNamed } from '../../shared/fundraising/donors-named.ts';
import { t } from '../../shared/text/index.ts';
import { nameField } from '../../shared/ui/form/form-fields.ts';
import type { CheckDonor } from './check-form.ts';

type Props = {
  label?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  typed: string;
  onTyped: (typed: string) => void;
  value: CheckDonor | null;
  onChoose: (donor: CheckDonor) => void;
  error?: ReactNode;
};

/** Finds who wrote a check by the first letters of their name, or takes the name as a new donor's. */
export function CheckDonorField({ label, inputRef, typed, onTyped, value, onChoose, error }: Props) {
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() });
  const [settled] = useDebouncedValue(typed.trim(), searchPauseMs);
  const isSearching = value === null && typed.trim() !== '';
  const found = useDonorsNamed(isSearching ? settled : '');
  const isAnswered = isSearching && settled === typed.trim() && found.is !== 'loading';
  const people = isAnswered && found.is === 'ready' ? found.value : [];
  const fresh = nameField.safeParse(typed);
  const options = isAnswered ? people.length + (fresh.success ? 1 : 0) : 0;
  // Enter takes the first that was found, and is never early: nothing is offered before the answer is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer has another first option.
  useEffect(() => {
    if (options > 0) store.selectFirstOption();
  }, [options, settled]);

  const choose = (id: string) => {
    const person = people.find((one) => one.id === id);
    if (person) onChoose({ id, name: person.name, isNew: false });
    else if (fresh.success) onChoose({ id: crypto.randomUUID(), name: fresh.data, isNew: true });
    store.closeDropdown();
  };
  return (
    <Combobox store={store} onOptionSubmit={choose} withinPortal>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...(inputRef && { ref: inputRef })}
          role="combobox"
          label={label ?? t('giftBatches.line.donor')}
          placeholder={t('giftBatches.line.findDonor')}
          {...(value?.isNew && { description: t('giftBatches.line.newDonor') })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          autoCapitalize="words"
          required
          value={typed}
          error={error}
          rightSection={
            isSearching && !isAnswered ? (
              <Loader size={14} aria-label={t('giftBatches.line.searching')} />
            ) : null
          }
          onChange={({ currentTarget }) => {
            onTyped(currentTarget.value);
            store.openDropdown();
          }}
          onBlur={() => store.closeDropdown()}
          onKeyDown={(event) => {
            // The form is sent by Enter once the donor is chosen, not while they are being searched.
            if (event.key === 'Enter' && isSearching) event.preventDefault();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={options === 0}>
        <Combobox.Options mah={280} style={{ overflowY: 'auto' }}>
          {people.map(({ id, name, email }) => (
            <Combobox.Option key={id} value={id}>
              <Text size="sm">{name}</Text>
              {email && (
                <Text size="xs" c="var(--ink-soft)">
                  {email}
                </Text>
              )}
            </Combobox.Option>
          ))}
          {isAnswered && fresh.success && (
            <Combobox.Option value="">
              <Text size="sm">{t('giftBatches.line.addDonor', { name: fresh.data })}</Text>
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
