import * as sdk from 'firebase-admin/firestore';
import { recordAdminQueries } from './admin-recorder.ts';
import { recorder } from './recording.ts';

recordAdminQueries(sdk, recorder('functions'));
