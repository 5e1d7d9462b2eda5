import { http } from './http.ts'

/** The server answers what its description says, so that the declared type is believed. */
export async function answerOf<Answer>(url: string, options?: RequestInit): Promise<Answer> {
  return (await http(url, options)).json as Answer
}
