import { describe, expect, test } from 'vitest'
import { PROBLEM_STATUS, ProblemError, messageOf, problem, problemTitle, type ProblemCode } from '../src/problems.ts'
import '../src/texts/backOffice.ts'

const failure = (body: unknown, statusText = 'Unprocessable Content', status = 422) => ({ status, statusText, body })
const CODES = Object.keys(PROBLEM_STATUS) as ProblemCode[]
const FULL = { detail: 'The detail', title: 'The title', errors: { name: ['A text'] } }

describe('the message of a failed response', () => {
  test('R400 the detail of the body comes first', () => {
    expect(messageOf(failure(FULL))).toBe('The detail')
  })

  test('R401 without detail, a body with errors shows its title', () => {
    expect(messageOf(failure({ title: 'The title', errors: { name: ['A text'] } }))).toBe('The title')
    expect(messageOf(failure({ title: 'The title', errors: {} }))).toBe('The title')
  })

  test('R401 a title without errors is not shown', () => {
    expect(messageOf(failure({ title: 'The title' }))).toBe('Unprocessable Content')
    expect(messageOf(failure({ title: 'The title', errors: 'no object' }))).toBe('Unprocessable Content')
  })

  test('R402 otherwise the status text is shown', () => {
    for (const body of [undefined, null, '', '<html>', [], {}, { detail: '' }, { detail: 7 }, { errors: {} }]) {
      expect(messageOf(failure(body)), JSON.stringify(body)).toBe('Unprocessable Content')
    }
  })

  test('R402 where the protocol sends no status text, the catalogue has one', () => {
    expect(messageOf(failure(undefined, '', 404))).toBe('Not found')
    expect(messageOf(failure(undefined, '', 503))).toBe('Temporarily unavailable')
    expect(messageOf(failure(undefined, '', 418))).toBe('Error 418')
  })

  test('R403 a failed upload shows the first text under errors.File', () => {
    expect(messageOf(failure({ ...FULL, errors: { File: ['First', 'Second'] } }), true)).toBe('First')
  })

  test('R403 a failed upload without errors.File follows the other rules', () => {
    expect(messageOf(failure(FULL), true)).toBe('The detail')
    expect(messageOf(failure({ ...FULL, errors: { File: [] } }), true)).toBe('The detail')
    expect(messageOf(failure({ title: 'The title', errors: {} }), true)).toBe('The title')
    expect(messageOf(failure(null), true)).toBe('Unprocessable Content')
  })

  test('R403 errors.File counts for uploads only', () => {
    expect(messageOf(failure({ ...FULL, errors: { File: ['First'] } }))).toBe('The detail')
  })

  test('R404 other errors use their own message', () => {
    expect(messageOf(new TypeError('Failed to fetch'))).toBe('Failed to fetch')
    expect(messageOf(new Error('Thrown'), true)).toBe('Thrown')
  })
})

describe('the table of problems', () => {
  test('R418 every problem has a stable code of words, a status and a title', () => {
    for (const code of CODES) {
      const status = PROBLEM_STATUS[code]
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(status, code).toBeGreaterThanOrEqual(400)
      expect(problemTitle(code), code).not.toBe('')
    }
  })

  test.each<[ProblemCode, number]>([
    ['unauthenticated', 401],
    ['token-invalid', 401],
    ['forbidden', 403],
    ['roles-invalid', 403],
    ['scope-missing', 403],
    ['account-unknown', 403],
    ['account-deactivated', 403],
    ['not-found', 404],
    ['method-not-allowed', 405],
    ['invalid-request', 400],
    ['invalid-body', 400],
    ['unknown-parameter', 400],
    ['query-parameter-required', 400],
    ['file-type-not-allowed', 415],
    ['file-too-large', 413],
    ['body-too-large', 413],
    ['unsupported-media-type', 415],
    ['wrong-state', 409],
    ['reporting-period-closed', 409],
    ['referenced', 409],
    ['already-exists', 409],
    ['request-in-progress', 409],
    ['version-required', 428],
    ['version-stale', 412],
    ['idempotency-key-reused', 422],
    ['rule', 422],
    ['too-many-requests', 429],
    ['unavailable', 503],
    ['identity-provider-unavailable', 503],
    ['internal', 500],
  ])('%s is %i', (code, status) => {
    expect(PROBLEM_STATUS[code]).toBe(status)
  })

  test("R290 a missing query parameter gives the message with the parameter's name", () => {
    expect(problem('query-parameter-required', { values: { parameter: 'ea' } }).body()).toEqual({
      type: '/problems/query-parameter-required',
      code: 'query-parameter-required',
      title: 'Query parameter required',
      status: 400,
      detail: "'ea' query parameter is required",
    })
  })

  test('R289 a refused file says so, as detail and under errors.File', () => {
    expect(messageOf(failure(problem('file-type-not-allowed').body()), true)).toBe('File type not allowed')
    expect(
      messageOf(
        failure(problem('file-type-not-allowed', { errors: { File: ['File type not allowed'] } }).body()),
        true,
      ),
    ).toBe('File type not allowed')
  })

  test('field errors come with the title, so that it is the one shown', () => {
    const body = problem('rule', { errors: { name: ['This field is required.'] } }).body()
    expect(body).toEqual({
      type: '/problems/rule',
      code: 'rule',
      title: 'Some rules are not met',
      status: 422,
      errors: { name: ['This field is required.'] },
    })
    expect(messageOf(failure(body))).toBe('Some rules are not met')
  })

  test('an own detail wins, and a thrown problem is an error with these words', () => {
    const thrown = problem('wrong-state', { detail: 'The closing is completed' })
    expect(thrown).toBeInstanceOf(ProblemError)
    expect(thrown).toMatchObject({
      code: 'wrong-state',
      status: 409,
      detail: 'The closing is completed',
      message: 'The closing is completed',
    })
    expect(problem('method-not-allowed').body()).not.toHaveProperty('detail')
  })

  test('no detail is left with a gap', () => {
    for (const code of CODES) {
      const values = { parameter: 'a', limit: 'b', users: 'c', date: 'd', period: 'e', status: 'f', codes: 'g' }
      expect(problem(code, { values }).detail ?? '', code).not.toMatch(/[%{}]/)
    }
  })
})
