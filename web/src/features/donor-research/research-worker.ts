import {
  type ResearchAnswer,
  type ResearchProgress,
  type ResearchRequest,
  readResearchFiles,
} from './read-research-files.ts';

export type FromResearchWorker = ResearchProgress | ResearchAnswer;

const say = (message: FromResearchWorker): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ResearchRequest>) => {
  // What is no answer fails as the worker's own error, which the page shows.
  void readResearchFiles(data, say).then(say, (error: unknown) => reportError(error));
});
