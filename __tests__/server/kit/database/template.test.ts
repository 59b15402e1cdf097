import { withClient } from '@/scripts/database/connection'
import { createTestDatabase } from '@/__tests__/support/database/database'

describe('a test database', () => {
  it('is a seeded copy of its own, also when several are made at once', async () => {
    const databases = await Promise.all([1, 2, 3].map(() => createTestDatabase()))
    const [first, second] = databases
    await withClient(first?.url ?? '', (client) => client.query('create table only_here (id int)'))
    const tables = await withClient(second?.url ?? '', (client) =>
      client.query<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public'`,
      ),
    )
    const names = tables.rows.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names).not.toContain('only_here')
    await Promise.all(databases.map((database) => database.drop()))
  })
})
