import { EventEmitter, once } from 'node:events'
import { chmod, mkdir, readFile, readlink, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { withClient } from '@/scripts/database/connection'
import { openEmbedded } from '@/scripts/database/embedded'
import type { EmbeddedDatabase } from '@/scripts/database/embedded'
import { readPostmaster } from '@/scripts/database/postmaster'
import { isRunning } from '@/scripts/process-identity'
import { itAsRoot, makeFolder, removeFolder } from '@/__tests__/support/database/database-folder'
import { startScript } from '@/__tests__/support/database/database-process'

const WRITER = path.resolve('__tests__/support/database/database-writer.ts')

// Tests that need no new cluster share one, because creating a cluster is slow.
let shared: string
let folder: string
let opened: EmbeddedDatabase[]
beforeAll(async () => {
  shared = await makeFolder()
})
beforeEach(async () => {
  folder = await makeFolder()
  opened = []
})
afterEach(async () => {
  for (const database of opened) await database.stop()
  await removeFolder(folder)
})
afterAll(() => removeFolder(shared))

async function open(dataDir = path.join(shared, 'data'), options = {}): Promise<EmbeddedDatabase> {
  const database = await openEmbedded({ dataDir, log: () => undefined, ...options })
  opened.push(database)
  return database
}

async function single(database: EmbeddedDatabase, query: string): Promise<unknown> {
  const { rows } = await withClient(database.url, (client) =>
    client.query<unknown[]>({ text: query, rowMode: 'array' }),
  )
  return rows[0]?.[0]
}

async function pidOf(database: EmbeddedDatabase): Promise<number> {
  const pid = await database.pid()
  if (pid === undefined) throw new Error('The server has no process number.')
  return pid
}

async function writeUntilKilled(kill: (writerPid: number) => Promise<void>): Promise<number[]> {
  const { child, lines } = startScript(WRITER, [path.join(shared, 'data')])
  const acknowledged: number[] = []
  const gone = once(child, 'close')
  for await (const line of lines) {
    if (acknowledged.push(Number(line)) === 100) await kill(child.pid ?? 0)
  }
  await gone
  expect(acknowledged.length).toBeGreaterThanOrEqual(100)
  return acknowledged
}

async function lostOf(acknowledged: number[], database: EmbeddedDatabase): Promise<number[]> {
  const { rows } = await withClient(database.url, (client) =>
    client.query<{ id: number }>('select id from written'),
  )
  const stored = new Set(rows.map(({ id }) => id))
  return acknowledged.filter((id) => !stored.has(id))
}

describe('the embedded database', () => {
  it('listens on a private socket only, keeps fsync on and gives the shop no superuser', async () => {
    const database = await open()
    expect(await single(database, 'show listen_addresses')).toBe('')
    expect(await single(database, 'show fsync')).toBe('on')
    expect(await single(database, 'show server_encoding')).toBe('UTF8')
    expect(await single(database, 'select usesuper from pg_user where usename = user')).toBe(false)
    expect(database.url).toMatch(/^postgresql:\/\/shop@localhost:5432\/shop\?host=/)
    expect((await stat(path.join(shared, 'data', 'socket'))).mode & 0o777).toBe(0o700)
  })

  it('is shared by several users and stops when the last one leaves', async () => {
    const database = await open()
    const pid = await pidOf(database)
    const writer = startScript(WRITER, [path.join(shared, 'data')])
    await once(writer.lines, 'line')
    await database.stop()
    expect(isRunning(pid)).toBe(true)

    const gone = once(writer.child, 'close')
    writer.child.kill('SIGKILL')
    await gone
    const last = await open()
    expect(await pidOf(last)).toBe(pid)
    await last.stop()
    expect(isRunning(pid)).toBe(false)
  })

  it('is adopted after kill -9 of the shop, with every acknowledged row', async () => {
    const acknowledged = await writeUntilKilled(async (pid) => void process.kill(pid, 'SIGKILL'))
    const left = await readPostmaster(path.join(shared, 'data', 'postgres'))
    const database = await open()
    expect(database.owned).toBe(true)
    expect(await pidOf(database)).toBe(left?.pid)
    expect(await lostOf(acknowledged, database)).toEqual([])
  })

  it('recovers from kill -9 of its server, with every acknowledged row', async () => {
    const acknowledged = await writeUntilKilled(async () => {
      const server = await readPostmaster(path.join(shared, 'data', 'postgres'))
      process.kill(server?.pid ?? 0, 'SIGKILL')
    })
    expect(await lostOf(acknowledged, await open())).toEqual([])
  })

  it('is started again at the same address when its server dies', async () => {
    const database = await open()
    expect(await database.revive()).toBe(false)
    const before = await pidOf(database)
    process.kill(before, 'SIGKILL')
    while (isRunning(before)) await new Promise((resolve) => setImmediate(resolve))
    expect(await database.revive()).toBe(true)
    expect(await single(database, 'select 1')).toBe(1)
    expect(await pidOf(database)).not.toBe(before)
  })

  it('is started again when a stop from outside waits for its clients', async () => {
    const database = await open()
    const before = await pidOf(database)
    const cluster = path.join(shared, 'data', 'postgres')
    const progress = new EventEmitter()
    const isConnected = once(progress, 'connected')
    const busy = withClient(database.url, async (client) => {
      progress.emit('connected')
      await client.query('select pg_sleep(60)')
    })
    const ended = expect(busy).rejects.toThrow(/terminat/)
    await isConnected
    process.kill(before, 'SIGTERM')
    while ((await readPostmaster(cluster))?.status !== 'stopping') {
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(await database.revive()).toBe(true)
    await ended
    expect(await pidOf(database)).not.toBe(before)
    expect(await single(database, 'select 1')).toBe(1)
  })

  it('starts in spite of lock files whose process number now belongs to another program', async () => {
    const database = await open()
    await database.stop()
    const data = path.join(shared, 'data')
    const text = `${process.pid}\n${data}/postgres\n1\n5432\n${data}/socket\n\n\nready\n`
    await writeFile(path.join(data, 'postgres', 'postmaster.pid'), text)
    await writeFile(path.join(data, 'socket', '.s.PGSQL.5432.lock'), text)
    await writeFile(path.join(data, 'socket', '.s.PGSQL.5432'), '')
    const again = await open()
    expect(await single(again, 'select 1')).toBe(1)
    expect(await pidOf(again)).not.toBe(process.pid)
  })

  it('works in a folder whose path is too long for a socket', async () => {
    const deep = path.join(folder, 'd'.repeat(60), "o'clock, 5")
    const database = await open(path.join(deep, 'data'), { isDurable: false })
    const socket = new URL(database.url).searchParams.get('host') ?? ''
    expect(path.basename(socket)).toMatch(/^nireeka-shop-\d+-[0-9a-f]{16}$/)
    expect(Buffer.byteLength(`${socket}/.s.PGSQL.5432`)).toBeLessThan(100)
    expect((await stat(socket)).mode & 0o777).toBe(0o700)
    expect(await single(database, 'select 1')).toBe(1)
    await database.stop()
    await removeFolder(socket)
  })

  it('asks for a password where there are no sockets', async () => {
    const database = await open(path.join(folder, 'data'), { isDurable: false, overTcp: true })
    const address = new URL(database.url)
    expect(address.hostname).toBe('127.0.0.1')
    expect(address.password.length).toBeGreaterThanOrEqual(32)
    expect(await single(database, 'show password_encryption')).toBe('scram-sha-256')
    address.password = 'wrong'
    await expect(withClient(address.toString(), async () => undefined)).rejects.toThrow(/password/)
  })

  it('starts over from a creation that was interrupted', async () => {
    const half = path.join(folder, 'data', 'postgres.new-1234')
    await mkdir(half, { recursive: true })
    await writeFile(path.join(half, 'PG_VERSION'), '18\n')
    await open(path.join(folder, 'data'), { isDurable: false })
    await expect(stat(half)).rejects.toThrow('ENOENT')
  })

  it('refuses the data of another major version of PostgreSQL', async () => {
    const cluster = path.join(folder, 'data', 'postgres')
    await mkdir(cluster, { recursive: true })
    await writeFile(path.join(cluster, 'PG_VERSION'), '15\n')
    await expect(open(path.join(folder, 'data'))).rejects.toThrow(/written by PostgreSQL 15/)
  })

  itAsRoot(
    'lives outside a private folder that its user cannot enter, and is found again',
    async () => {
      const dataDir = path.join(folder, 'data')
      await chmod(folder, 0o700)
      const first = await open(dataDir, { isDurable: false })
      const outside = path.dirname(await readlink(path.join(dataDir, 'postgres')))
      await withClient(first.url, (client) => client.query('create table kept (id int)'))
      await first.stop()
      const again = await open(dataDir, { isDurable: false })
      expect(outside).toMatch(/^\/var\/lib\/nireeka-shop\/[0-9a-f]{12}$/)
      expect(await single(again, "select to_regclass('kept')::text")).toBe('kept')
      await again.stop()
      await removeFolder(outside)
    },
  )

  itAsRoot('runs as another user when the shop runs as root', async () => {
    const database = await open()
    const status = await readFile(`/proc/${await pidOf(database)}/status`, 'utf8')
    const uid = Number(/^Uid:\t(\d+)/m.exec(status)?.[1])
    expect(uid).not.toBe(0)
    expect((await stat(path.join(shared, 'data', 'postgres'))).uid).toBe(uid)
  })
})
