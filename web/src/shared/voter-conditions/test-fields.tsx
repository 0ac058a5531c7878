import type { Test } from '#shared/domain/voters/segment.ts';
import { AnswerFields } from './answer-fields.tsx';
import type { FieldsOf } from './controls.tsx';
import { AgeFields, DistrictFields, GenderFields, RegisteredFields, TextFields } from './file-fields.tsx';
import { AttemptsFields, ContactFields, ResultFields, SupportFields, TagFields } from './known-fields.tsx';
import { ChangedFields, DataFields } from './own-fields.tsx';
import { RaceFields } from './race-fields.tsx';
import { HasFields, ListFields, MayFields, SearchTextFields } from './reach-fields.tsx';
import { VoteCountFields, VotedInFields } from './vote-fields.tsx';

/** The fields of one condition. */
export function Fields({ test, ...rest }: FieldsOf<Test['by']>) {
  switch (test.by) {
    case 'party':
    case 'status':
    case 'language':
      return <TextFields test={test} {...rest} />;
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
    case 'changed':
      return <ChangedFields test={test} {...rest} />;
    case 'data':
    case 'data number':
      return <DataFields test={test} {...rest} />;
    case 'race':
      return <RaceFields test={test} {...rest} />;
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
      return <SearchTextFields test={test} {...rest} />;
    case 'list':
      return <ListFields test={test} {...rest} />;
    case 'answer':
      return <AnswerFields test={test} {...rest} />;
  }
}
