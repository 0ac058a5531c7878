import type { Test } from '#shared/rules/voters/segment.ts';
import { AnswerFields } from './AnswerFields.tsx';
import type { FieldsOf } from './controls.tsx';
import { AgeFields, DistrictFields, GenderFields, RegisteredFields, WordFields } from './FileFields.tsx';
import { AttemptsFields, ContactFields, ResultFields, SupportFields, TagFields } from './KnownFields.tsx';
import { HasFields, ListFields, MayFields, WordsFields } from './ReachFields.tsx';
import { VoteCountFields, VotedInFields } from './VoteFields.tsx';

/** The fields of one condition. */
export function Fields({ test, ...rest }: FieldsOf<Test['by']>) {
  switch (test.by) {
    case 'party':
    case 'status':
    case 'language':
      return <WordFields test={test} {...rest} />;
    case 'district':
      return <DistrictFields test={test} {...rest} />;
    case 'gender':
      return <GenderFields test={test} {...rest} />;
    case 'age':
      return <AgeFields test={test} {...rest} />;
    case 'registered':
      return <RegisteredFields test={test} {...rest} />;
    case 'vote count':
      return <VoteCountFields test={test} {...rest} />;
    case 'voted in':
      return <VotedInFields test={test} {...rest} />;
    case 'support':
      return <SupportFields test={test} {...rest} />;
    case 'tag':
      return <TagFields test={test} {...rest} />;
    case 'result':
      return <ResultFields test={test} {...rest} />;
    case 'contact':
      return <ContactFields test={test} {...rest} />;
    case 'attempts':
      return <AttemptsFields test={test} {...rest} />;
    case 'has':
      return <HasFields test={test} {...rest} />;
    case 'may contact':
      return <MayFields test={test} {...rest} />;
    case 'words':
      return <WordsFields test={test} {...rest} />;
    case 'list':
      return <ListFields test={test} {...rest} />;
    case 'answer':
      return <AnswerFields test={test} {...rest} />;
  }
}
