import { appendFile, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import type { Client } from 'pg'

import { listBackups, systemOf } from '@/scripts/backup/folder'
import { outdated, readRetention } from '@/scripts/backup/retention'
import { makeBackup } from '@/scripts/backup/make'
import { planRestore, restore, withRestored } from '@/scripts/backup/restore'
import { withClient } from '@/scripts/database/connection'
import { openEmbedded } from '@/scripts/database/embedded'
import { openHome } from '@/scripts/database/home'
import { makeFolder, removeFolder } from '@/__tests__/support/database/database-folder'

jest.setTimeout(120_000)

let folder: string
beforeAll(async () => {
  folder = await makeFolder()
})
afterAll(() => removeFolder(folder))

const log = () => undefined

/** Writes rows until stopped; resolves to the acknowledged rows. */
function writeRows(url: string) {
  let isOver = false
  const acknowledged: { id: number; at: string }[] = []
  const ended = withClient(url, async (client) => {
    while (!isOver) {
      const { rows } = await client.query<{ id: number; at: string }>(
        `insert into sales (note) values (repeat('x', 200)) returning id, clock_timestamp()::text as at`,
      )
      acknowledged.push(...rows)
    }
  })
  return {
    acknowledged,
    end: () => {
      isOver = true
      return ended
    },
  }
}

async function archiveAll(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ wal: string }>(
      'select pg_walfile_name(pg_switch_wal()) as wal',
    )
    const isArchived = async () => {
      const { rows: now } = await client.query<{ last: string | null }>(
        'select last_archived_wal as last from pg_stat_archiver',
      )
      return (now[0]?.last ?? '') >= (rows[0]?.wal ?? '')
    }
    while (!(await isArchived())) await pause(50)
  })
}

const idsOf = (client: Client) =>
  client.query<{ id: number }>('select id from sales order by id').then(({ rows }) => rows)

describe('a backup of the embedded database', () => {
  it('brings back every acknowledged row after the disk was lost, and any moment since', async () => {
    const [dataDir, backups] = [path.join(folder, 'data'), path.join(folder, 'backups')]
    const database = await openEmbedded({ dataDir, log, backups })
    const { url, adminUrl } = database
    const { cluster } = await openHome(dataDir)
    await withClient(url, (client) =>
      client.query('create table sales (id serial primary key, note text not null)'),
    )
    const writer = writeRows(url)
    await pause(300)
    await makeBackup(backups, { url, adminUrl, cluster, secret: 's'.repeat(43) })
    await pause(300)
    const middle = await withClient(url, (client) =>
      client.query<{ at: Date }>('select clock_timestamp() as at'),
    ).then(({ rows }) => rows[0]?.at as Date)
    await pause(300)
    await writer.end()
    await archiveAll(adminUrl)
    const system = await systemOf(cluster)

    process.kill((await database.pid()) as number, 'SIGKILL')
    await rm(dataDir, { recursive: true })

    await restore(dataDir, await planRestore(backups))
    const all = await withRestored({ dataDir, log }, (at) => withClient(at, idsOf))
    const found = new Set(all.map(({ id }) => id))
    expect(writer.acknowledged.filter(({ id }) => !found.has(id))).toEqual([])
    expect(await systemOf(cluster)).toBe(system)

    const other = path.join(folder, 'then')
    await restore(other, await planRestore(backups, middle))
    const then = await withRestored({ dataDir: other, log }, (at) => withClient(at, idsOf))
    const before = writer.acknowledged.filter(({ at }) => new Date(at) < middle)
    expect(Math.abs(then.length - before.length)).toBeLessThanOrEqual(1)
    expect(then.length).toBeLessThan(all.length)
  })

  it('is refused once a file of it was changed, and nothing looks restored', async () => {
    const backups = path.join(folder, 'backups')
    const [name] = await listBackups(backups)
    const backup = path.join(backups, name as string)
    const plan = await planRestore(backup)
    const [file] = plan.manifest.files
    await appendFile(path.join(backup, `${file?.path}.gz`), 'x')
    const dataDir = path.join(folder, 'damaged')
    await expect(restore(dataDir, plan)).rejects.toThrow('The backup is damaged')
    expect(await readdir(dataDir)).not.toContain('postgres')
    await appendFile(path.join(backup, 'manifest.json'), ' ')
    await expect(planRestore(backup)).rejects.toThrow('was changed or is damaged')
  })
})

describe('the rule of which backups are kept', () => {
  it('keeps the newest of so many days, weeks and months', () => {
    const names = Array.from({ length: 100 }, (_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day, 3)).toISOString().replace(/[:.]/gu, '-'),
    )
    const gone = outdated(names, readRetention('3d 2w 3m'))
    const remaining = names.filter((name) => !gone.includes(name)).map((name) => name.slice(0, 10))
    expect(remaining).toEqual([
      ...['2026-02-28', '2026-03-31', '2026-04-05', '2026-04-08', '2026-04-09', '2026-04-10'],
    ])
  })

  it('refuses a rule that keeps nothing', () => {
    expect(() => readRetention('0d 0w 0m')).toThrow('BACKUP_KEEP')
  })
})
