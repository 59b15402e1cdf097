import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import { openHome } from '@/scripts/database/home'
import { acquireLock } from '@/scripts/lock'
import { makeFolder, removeFolder } from '@/__tests__/support/database/database-folder'
import { runScript } from '@/__tests__/support/database/database-process'

const UNUSED_DATABASE = 'postgresql://nobody@127.0.0.1:1/none'

let folder: string
let port: string
beforeEach(async () => {
  folder = await makeFolder()
  port = await freePort()
})
afterEach(() => removeFolder(folder))

const start = (env: Record<string, string>) =>
  runScript('scripts/start.ts', { DATA_DIR: path.join(folder, 'data'), PORT: port, ...env })

/** Finds an unused port, because a shop may be running alongside the tests. */
async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: free } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(free)
}

describe('npm start', () => {
  it('is refused while a shop runs on the same data', async () => {
    const dataDir = path.join(folder, 'data')
    await mkdir(dataDir)
    await acquireLock((await openHome(dataDir)).shopLock, 'http://localhost:4311')
    expect(await start({})).toEqual({
      code: 1,
      stderr: `The shop is already running at http://localhost:4311 (process ${process.pid}) on the data in ${dataDir}.`,
    })
  })

  it('is refused with an own database but without a secret', async () => {
    const { code, stderr } = await start({ DATABASE_URL: UNUSED_DATABASE })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^When DATABASE_URL is set, APP_SECRET is required too\. .*$/)
  })

  it('says in one sentence that its database cannot be reached', async () => {
    const { code, stderr } = await start({
      DATABASE_URL: UNUSED_DATABASE,
      APP_SECRET: 'a-secret-of-an-operator-0123456789-abc',
    })
    expect(code).toBe(1)
    expect(stderr).toMatch(/^Can’t use the database at DATABASE_URL: .*ECONNREFUSED.*$/)
  })

  it('says in one sentence that its port is taken', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port: usedPort } = server.address() as AddressInfo
    const { code, stderr } = await start({ PORT: String(usedPort) })
    await new Promise((resolve) => server.close(resolve))
    expect(code).toBe(1)
    expect(stderr).toMatch(
      new RegExp(`^Port ${usedPort} is already in use by another program\\. .*$`),
    )
  })

  it('names a port that is no number', async () => {
    expect(await start({ PORT: 'http' })).toEqual({
      code: 1,
      stderr: 'PORT has to be a whole number between 1 and 65535, but it is "http".',
    })
  })

  it('names a time of closing that is too long', async () => {
    expect(await start({ CLOSING_SECONDS: '600' })).toEqual({
      code: 1,
      stderr: 'CLOSING_SECONDS has to be a number between 0 and 60, but it is "600".',
    })
  })
})
