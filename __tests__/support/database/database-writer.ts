import { Client } from 'pg'

import { openDatabase } from '@/scripts/database/open-database'

/** Opens the database in a data folder, writes rows and prints each one once it is committed. */
async function write(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, log: () => undefined })
  const client = new Client({ connectionString: database.url })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('create table if not exists written (id serial primary key)')
  for (;;) {
    const { rows } = await client.query<{ id: number }>(
      'insert into written default values returning id',
    )
    process.stdout.write(`${rows[0]?.id}\n`)
  }
}

write(process.argv[2] ?? '').catch(() => process.exit(1))
