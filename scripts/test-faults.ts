import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The long draws: kills, faulty checkouts, sequences of orders. `npm run test:faults`, or with a part of a path
 * (`npm run test:faults -- money/kill`) for those alone. `npm test` has a short draw of each.
 */
const FOLDER = '__tests__/server'
const isChosen = (file: string) => file.includes(process.argv[2] ?? '')
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && isChosen(file))
  .map((file) => path.join(FOLDER, file))
  .filter((file) => /\bdraws\(/.test(readFileSync(file, 'utf8')))

if (files.length === 0) throw new Error('No test has long draws there.')
const args = ['jest', '--selectProjects', 'server', '--testTimeout', '7200000', ...files]
const env = { ...process.env, DRAWS: 'many' }
process.exitCode = spawnSync('npx', args, { stdio: 'inherit', env }).status ?? 1
