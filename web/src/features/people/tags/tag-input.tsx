import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { saveTagCall } from '#shared/api/tags-api.ts';
import { tagLength } from '#shared/domain/people/people-limits.ts';
import { tagId, tagKey } from '#shared/domain/people/tag-names.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { notifyIfFailed } from '../../../shared/ui/toasts.tsx';
import { findListedName, useTagNames } from './use-tag-names.ts';

/** Puts a tag that is not listed into the campaign's list. It has no table of its own in the journal: people have it. */
function list(name: string): void {
  const call = commitCall(
    saveTagCall,
    { name, look: null },
    { entity: { table: 'people', id: tagId(name) } },
  );
  void notifyIfFailed(call.then(({ synced }) => synced));
}

/** A person's tags, completed from the campaign's list, in the spelling that is listed. */
export function TagInput({ value = [], onChange, ...props }: TagsInputProps) {
  const [typed, setTyped] = useState('');
  const names = useTagNames(typed);
  const { organization } = useMember();
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  /** Enter is faster than the list: another spelling of a listed tag would be counted apart from it. */
  const spellAsListed = async (tag: string) => {
    const name = await findListedName(organization, tag);
    if (name === null) return list(tag);
    const now = latest.current;
    if (name !== tag && now.value.includes(tag))
      now.onChange?.([...new Set(now.value.map((one) => (one === tag ? name : one)))]);
  };
  const change = (next: string[]) => {
    const spelled = next.map((tag) => names.find((name) => tagKey(name) === tagKey(tag)) ?? tag.trim());
    for (const tag of spelled)
      if (!value.includes(tag) && !names.includes(tag) && tag.length <= tagLength && tagKey(tag) !== '')
        void spellAsListed(tag);
    onChange?.([...new Set(spelled)]);
  };
  return (
    <TagsInput
      {...props}
      value={value}
      onChange={change}
      data={names.filter((name) => !value.includes(name))}
      searchValue={typed}
      onSearchChange={setTyped}
    />
  );
}
