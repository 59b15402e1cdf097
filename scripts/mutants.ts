import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { finder } from './mutants/find'
import { MUTANTS } from './mutants/list'
import type { Mutant } from './mutants/mutant'

/** Mutation testing: breaks one rule at a time. `npm run mutants -- refund` filters by rule. */
const ROOT = path.resolve(__dirname, '..')

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })

function doTestsPass(tests: readonly string[], stdio: 'ignore' | 'inherit' = 'ignore'): boolean {
  const args = ['jest', '--bail', '--silent', '--testPathPatterns', tests.join('|')]
  return spawnSync('npx', args, { cwd: ROOT, stdio }).status === 0
}

function isFound(mutant: Mutant): boolean {
  const { file, source } = find(mutant)
  if (git('status', '--porcelain', '--', file)) throw new Error(`${file} has changes of its own.`)
  const restore = () => writeFileSync(path.join(ROOT, file), source)
  const stop = () => {
    restore()
    process.exit(130)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    writeFileSync(
      path.join(ROOT, file),
      source.replace(mutant.line, () => mutant.broken),
    )
    return !doTestsPass(mutant.tests)
  } finally {
    restore()
    process.off('SIGINT', stop).off('SIGTERM', stop)
  }
}

const find = finder(ROOT)
const word = process.argv[2] ?? ''
const chosen = MUTANTS.filter(({ rule }) => rule.includes(word))
for (const mutant of chosen) find(mutant)
const all = [...new Set(chosen.flatMap(({ tests }) => tests))]
if (!doTestsPass(all, 'inherit')) throw new Error('The tests fail without any mutant.')

const survivors = chosen.filter((mutant) => {
  const found = isFound(mutant)
  console.info(`${found ? 'found   ' : 'SURVIVED'}  ${mutant.rule}`)
  return !found
})
console.info(`${chosen.length - survivors.length} of ${chosen.length} mutants found.`)
process.exitCode = survivors.length > 0 ? 1 : 0
