import { jsonOf } from '../kit/client/http.ts'
import { http } from './http.ts'

export async function answerOf<Answer>(url: string, options?: RequestInit): Promise<Answer> {
  return jsonOf(await http(url, options))
}
