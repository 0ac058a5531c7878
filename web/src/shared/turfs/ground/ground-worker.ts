import { type GroundAnswers, groundOf } from './ground.ts';
import type { FromGround, Question, ToGround } from './ground-protocol.ts';

const say = (message: FromGround<unknown>): void => self.postMessage(message);

function answer(ground: GroundAnswers, question: Question): unknown {
  switch (question.ask) {
    case 'whole':
      return ground.whole();
    case 'look':
      return ground.view(question.view);
    case 'cut':
      return ground.cut(question.size, question.keepPrecincts);
    case 'inside':
      return ground.inside(question.ring);
    case 'streets':
      return ground.streets();
    case 'along':
      return ground.along(question.streets);
    case 'group':
      return ground.group(question.members);
    case 'found':
      return ground.found(question.doors);
    case 'numbers':
      return ground.numbers(question.members);
  }
}

let ground: GroundAnswers | null = null;
self.addEventListener('message', ({ data }: MessageEvent<ToGround>) => {
  if (data.is === 'doors') ground = groundOf(data.doors);
  if (data.is === 'planned') ground?.plan(data.groups);
  if (data.is === 'drawn') ground?.draw(data.members);
  if (data.is === 'ask' && ground)
    try {
      say({ is: 'answer', id: data.id, answer: answer(ground, data.question) });
    } catch (error) {
      say({ is: 'failed', id: data.id, message: String(error) });
    }
});
