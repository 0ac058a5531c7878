import { server } from './server.ts';

/** Answers a call as the server would: JSON, or a file. Throws `CallError`. */
export async function answer(path: string, body: unknown): Promise<Response> {
  const said = server().call(path, body);
  return said instanceof Response ? said : Response.json(said);
}
