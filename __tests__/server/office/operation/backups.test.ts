import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readBackups } from '@/server/office/operation/read-backups'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a shop without a folder makes no backups, and one without a backup has none yet', async () => {
  expect(await readBackups(undefined)).toBeNull()
  expect(await readBackups(join(folder, 'missing'))).toEqual({ made_at: null, verified_at: null })
})

test('the newest whole backup counts; one that was interrupted does not', async () => {
  for (const name of [
    '2026-11-20T02-00-00-000Z',
    '2026-11-21T02-00-05-123Z',
    '2026-11-22T02-00-00-000Z.partial',
    'archive',
  ]) {
    mkdirSync(join(folder, name))
  }
  writeFileSync(join(folder, 'verified.json'), '{"at":"2026-11-21T03:00:00.000Z"}')
  expect(await readBackups(folder)).toEqual({
    made_at: '2026-11-21T02:00:05.123Z',
    verified_at: '2026-11-21T03:00:00.000Z',
  })
})

test('a damaged note of a verification is none', async () => {
  writeFileSync(join(folder, 'verified.json'), '{')
  expect((await readBackups(folder))?.verified_at).toBeNull()
})
