import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** `npm run test:faults [-- PATH_FRAGMENT]`: long randomized tests; `npm test` runs short ones. */
const FOLDER = '__tests__/server'
const [, , chosen = '', ...more] = process.argv
const isChosen = (file: string) => file.includes(chosen)
const run = (...args: string[]) =>
  spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, DRAWS: 'many' } }).status ?? 1
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && isChosen(file))
  .map((file) => path.join(FOLDER, file))
  .filter((file) => /\bdraws\(/.test(readFileSync(file, 'utf8')))

// Runs two shops and two databases, and kills one component after the other.
const withCluster = isChosen('cluster')
if (files.length === 0 && !withCluster) throw new Error('No test has long draws there.')
const options = ['--selectProjects', 'server', '--testTimeout', '7200000']
const drawn = files.length === 0 ? 0 : run('jest', ...options, ...files)
process.exitCode = (withCluster ? run('tsx', 'bench/cluster/main.ts', ...more) : 0) || drawn
