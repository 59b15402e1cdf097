import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Mutant } from './mutant'

const PLACES = ['domain', 'contract', 'server', 'services', 'store']

/** Returns a function that finds the file of a mutant; throws if its line changed or isn't unique. */
export function finder(root: string): (mutant: Mutant) => { file: string; source: string } {
  const tracked = execFileSync('git', ['ls-files', '--', ...PLACES], {
    cwd: root,
    encoding: 'utf8',
  })
  const sources = tracked
    .split('\n')
    .filter((file) => /\.(ts|sql)$/.test(file))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
  return ({ rule, line, in: pathFragment = '' }) => {
    const found = sources.filter(
      ({ file, source }) => file.includes(pathFragment) && source.includes(line),
    )
    const [only] = found
    if (only && found.length === 1 && only.source.split(line).length === 2) return only
    throw new Error(
      `"${rule}": its line is found ${found.length} times. Mend scripts/mutants/list.ts.`,
    )
  }
}
