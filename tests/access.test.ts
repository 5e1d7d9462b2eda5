import { describe, expect, test } from 'vitest'
import {
  GROUPS,
  ROLES,
  allows,
  isInvestorOnly,
  isSameUserName,
  knownRoles,
  mayOpenHome,
  rolesCombine,
  type Group,
  type Role,
} from '../src/access.ts'

/** All 32 combinations of the five roles. */
const COMBINATIONS: Role[][] = Array.from({ length: 2 ** ROLES.length }, (_, bits) =>
  ROLES.filter((_, index) => bits & (1 << index)),
)
const EXCLUDING: Role[] = ['TenantAdministrator', 'User', 'AdministrativeAgent']
const excluded = (roles: Role[]) => EXCLUDING.filter(role => roles.includes(role)).length > 1

describe('roles', () => {
  test('R342 exactly five roles exist', () => {
    expect([...ROLES]).toEqual([
      'GlobalAdministrator',
      'TenantAdministrator',
      'User',
      'AdministrativeAgent',
      'Investor',
    ])
  })

  test('R342 another name, or a role in other letters, grants nothing', () => {
    const roles = knownRoles(['Owner', 'user', 'TENANTADMINISTRATOR', ' User', 'constructor', 7, null, ['User']])
    expect(roles).toEqual([])
    for (const group of Object.keys(GROUPS) as Group[]) expect(allows(group, roles), group).toBe(false)
    expect(mayOpenHome(roles)).toBe(false)
  })

  test('R342 a known role counts beside unknown ones too, and a list that repeats one is none', () => {
    expect(knownRoles(['Investor', 'Owner'])).toEqual(['Investor'])
    expect(knownRoles(['Investor', 'Owner', 'Investor'])).toBeUndefined()
    expect(knownRoles(['Investor', 'Owner', 'Owner'])).toBeUndefined()
  })

  test('R286 a claim that is no list is a missing list', () => {
    for (const claim of [undefined, null, 'User', { 0: 'User', length: 1 }, 1])
      expect(knownRoles(claim)).toBeUndefined()
    expect(knownRoles([])).toEqual([])
  })
})

describe('role combination', () => {
  test('R284 of all 32 combinations exactly those with two of the three are rejected', () => {
    expect(COMBINATIONS).toHaveLength(32)
    for (const roles of COMBINATIONS) expect(rolesCombine(roles), roles.join('+')).toBe(!excluded(roles))
    expect(COMBINATIONS.filter(roles => !rolesCombine(roles))).toHaveLength(16)
  })

  test('R285 Investor and GlobalAdministrator exclude nothing', () => {
    expect(rolesCombine(['Investor', 'User'])).toBe(true)
    expect(rolesCombine(['GlobalAdministrator', 'TenantAdministrator'])).toBe(true)
    expect(rolesCombine(['GlobalAdministrator', 'Investor', 'AdministrativeAgent'])).toBe(true)
  })

  test('R286 a missing list does not pass, an empty one passes and grants nothing', () => {
    expect(rolesCombine(undefined)).toBe(false)
    expect(rolesCombine([])).toBe(true)
    for (const group of Object.keys(GROUPS) as Group[]) {
      expect(allows(group, undefined), group).toBe(false)
      expect(allows(group, []), group).toBe(false)
    }
    expect(mayOpenHome(undefined)).toBe(false)
    expect(mayOpenHome([])).toBe(false)
  })

  test('R284 a rejected combination is in no group, whatever its roles', () => {
    for (const roles of COMBINATIONS.filter(excluded)) {
      for (const group of Object.keys(GROUPS) as Group[])
        expect(allows(group, roles), `${group} ${roles.join('+')}`).toBe(false)
      expect(mayOpenHome(roles)).toBe(false)
    }
  })
})

/** The eight groups of the specification, one column per role in the order of ROLES. */
const TABLE: [words: string, group: Group, ...allowed: boolean[]][] = [
  ['R344 GlobalAdministrator only', 'platformAdmin', true, false, false, false, false],
  ['R345 TenantAdministrator only', 'tenantAdmin', false, true, false, false, false],
  ['R346 TenantAdministrator or User', 'edit', false, true, true, false, false],
  ['R347 TenantAdministrator, User or AdministrativeAgent', 'read', false, true, true, true, false],
  ['R348 AdministrativeAgent only', 'agent', false, false, false, true, false],
  ['R349 AdministrativeAgent or User', 'agentOrUser', false, false, true, true, false],
  ['R350 Investor only', 'investor', false, false, false, false, true],
  [
    'R351 any of Investor, TenantAdministrator, AdministrativeAgent or User',
    'anyMember',
    false,
    true,
    true,
    true,
    true,
  ],
]

describe('permission groups', () => {
  test.each(TABLE)('%s: the truth table of group %s over the five roles', (_, group, ...allowed) => {
    expect(ROLES.map(role => allows(group, [role]))).toEqual(allowed)
    for (const roles of COMBINATIONS.filter(roles => !excluded(roles))) {
      expect(allows(group, roles), roles.join('+')).toBe(roles.some(role => allowed[ROLES.indexOf(role)]))
    }
  })

  test('no role makes an applicant', () => {
    for (const roles of COMBINATIONS) expect(allows('applicant', roles)).toBe(false)
  })

  test('home is open to every known role in a valid combination', () => {
    for (const roles of COMBINATIONS)
      expect(mayOpenHome(roles), roles.join('+')).toBe(roles.length > 0 && !excluded(roles))
  })
})

test('user names are compared without case', () => {
  for (const [one, other] of [
    ['imogen@ashcombe.example', 'Imogen@Ashcombe.example'],
    ['Imogen@Ashcombe.example', 'imogen@ashcombe.example'],
  ] as const)
    expect(isSameUserName(one, other)).toBe(true)
  for (const other of ['', 'imogen@ashcombe.exampl', 'imogen@borrowdale.example'])
    expect(isSameUserName('imogen@ashcombe.example', other), other).toBe(false)
})

describe('investor-only helper', () => {
  test('R352 with the flag only exactly one role, Investor, is true', () => {
    for (const roles of COMBINATIONS)
      expect(isInvestorOnly(roles, true), roles.join('+')).toBe(roles.join() === 'Investor')
    expect(isInvestorOnly(undefined, true)).toBe(false)
  })

  test('without the flag it is false for every combination', () => {
    for (const roles of COMBINATIONS) expect(isInvestorOnly(roles, false)).toBe(false)
  })
})
