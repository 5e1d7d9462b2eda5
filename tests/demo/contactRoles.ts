/** Who speaks for a limited partner besides its main contact. */
import { expect } from 'vitest'
import type { TestDatabase } from '../server/harness.ts'

export async function expectContactRoles(database: TestDatabase): Promise<void> {
  const rolesOf = async (name: string) =>
    (
      await database.asAdministrator<{ role: string }>(
        `select distinct c.role from limited_partner_additional_contacts c
         join limited_partners p on p.tenant_id = c.tenant_id and p.id = c.limited_partner_id
         where p.name = $1 order by c.role`,
        [name],
      )
    ).map(({ role }) => role)
  expect(await rolesOf('Calderstone Endowment')).toEqual(['Adviser', 'Treasurer'])
  expect(await rolesOf('Penhallow Family Trust')).toEqual(['Protector', 'Settlor', 'Trustee'])
}
