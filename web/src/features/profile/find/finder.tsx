import { Kbd, Select, Text } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import { t } from '../../../shared/text/index.ts';
import { screenKeys, useKeyHint, useShortcuts } from '../../../shared/ui/list/shortcuts.ts';
import { useOpenProfile } from '../data.ts';
import { paths } from '../profile-paths.ts';
import { type Match, matchesFor } from './field-matches.ts';

/** Goes to a field by what it is called, asks or says. `/` goes to the box. */
export function Finder() {
  const { profile } = useOpenProfile();
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const matches = useMemo(() => matchesFor(typed, profile), [typed, profile]);
  const known = new Map(matches.map((match) => [String(match.name), match]));
  const keyHint = useKeyHint(screenKeys.search);
  useShortcuts({ [screenKeys.search]: () => box.current?.focus() });

  const go = (chosen: string | null) => {
    const name = profileFieldNames.find((one) => one === chosen);
    setTyped('');
    if (name) navigate(paths.field(name));
  };
  return (
    <Select
      ref={box}
      flex="1 1 240px"
      maw={420}
      aria-label={t('profile.find.label')}
      aria-keyshortcuts={keyHint}
      placeholder={t('profile.find.label')}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        keyHint && (
          <Kbd size="xs" aria-hidden visibleFrom="sm">
            {keyHint}
          </Kbd>
        )
      }
      searchable
      selectFirstOptionOnChange
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={go}
      data={matches.map(({ name, label }) => ({ value: name, label }))}
      filter={({ options }) => options}
      maxDropdownHeight={360}
      nothingFoundMessage={typed.trim() === '' ? undefined : t('profile.find.nothing')}
      renderOption={({ option }) => <Found match={known.get(option.value)} />}
    />
  );
}

const Found = ({ match }: { match: Match | undefined }) => (
  <span>
    <Text size="sm" fw={600} component="span" display="block">
      {match?.label}
    </Text>
    <Text size="sm" component="span" display="block" lineClamp={1}>
      {match && t('profile.find.where', { section: match.section, text: match.text })}
    </Text>
  </span>
);
