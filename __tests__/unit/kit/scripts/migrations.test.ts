import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { PROGRAMS } from '@/server/kernel/setup/programs'

const FOLDER = 'server/kernel/db/migrations'
const read = (file: string) =>
  JSON.parse(readFileSync(path.join(FOLDER, 'meta', file), 'utf8')) as unknown

test('of the snapshots of the schema only the newest is there', () => {
  const { entries } = read('_journal.json') as { entries: { idx: number; tag: string }[] }
  const newest = `${String(entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`
  expect(readdirSync(path.join(FOLDER, 'meta')).sort()).toEqual([newest, '_journal.json'])
})

test('the list of programs is the folder of programs', () => {
  const files = readdirSync('server/kernel/db/programs')
  expect(files.sort()).toEqual(PROGRAMS.map((name) => `${name}.sql`).sort())
})
