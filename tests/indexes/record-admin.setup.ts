import * as sdk from 'firebase-admin/firestore';
import { recordAdminQueries } from './admin-recorder.ts';
import { recorder } from './query-recording.ts';

recordAdminQueries(sdk, recorder('functions'));
