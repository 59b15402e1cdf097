import { spawnSync } from 'node:child_process'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { acquireLock, withLock } from '@/scripts/lock'
import { ownIdentity } from '@/scripts/process-identity'
import { makeFolder, removeFolder } from '@/__tests__/support/database/database-folder'

let folder: string
let file: string
beforeEach(async () => {
  folder = await makeFolder()
  file = path.join(folder, 'shop.lock')
})
afterEach(() => removeFolder(folder))

const deadPid = () => spawnSync(process.execPath, ['--version']).pid

describe('the lock of a data folder', () => {
  it('tells who holds it while the holder lives', async () => {
    await acquireLock(file, 'http://localhost:4300')
    expect(await acquireLock(file, 'another')).toEqual({
      holder: { ...ownIdentity(), note: 'http://localhost:4300' },
    })
  })

  it('is free again after its release', async () => {
    const first = await acquireLock(file, 'first')
    if ('lock' in first) await first.lock.release()
    expect(await readdir(folder)).toEqual([])
    expect(await acquireLock(file, 'second')).toHaveProperty('lock')
  })

  it('is taken over from a process that died', async () => {
    await writeFile(file, JSON.stringify({ ...ownIdentity(), pid: deadPid(), note: 'dead' }))
    expect(await acquireLock(file, 'mine')).toHaveProperty('lock')
    expect(await readFile(file, 'utf8')).toContain('mine')
  })

  it('is taken over when its process number was given to another process', async () => {
    await writeFile(file, JSON.stringify({ ...ownIdentity(), started: 'before', note: 'dead' }))
    expect(await acquireLock(file, 'mine')).toHaveProperty('lock')
  })

  it('goes to one of many that find the same dead holder', async () => {
    await writeFile(file, JSON.stringify({ pid: deadPid(), started: 'before', note: 'dead' }))
    const results = await Promise.all(
      Array.from({ length: 25 }, (_, i) => acquireLock(file, `${i}`)),
    )
    expect(results.filter((result) => 'lock' in result)).toHaveLength(1)
    expect(await readdir(folder)).toEqual(['shop.lock'])
  })

  it('lets waiting work run one after the other', async () => {
    let inside = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, (inside += 1))
      await readdir(folder)
      inside -= 1
    }
    await Promise.all(Array.from({ length: 5 }, () => withLock(file, work)))
    expect(most).toBe(1)
  })
})
