import { execFileSync } from 'node:child_process'

import { commitSubjectFault } from './commit-subject'

/** Earlier subjects follow other rules. */
const SINCE = '2026-11-28T01:58:00Z'

/** Null where the sources came without their history. */
function readSubjects(): string[] | null {
  const query = ['log', '--no-merges', `--since=${SINCE}`, '--format=%s']
  try {
    const stdio: ('ignore' | 'pipe')[] = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', query, { encoding: 'utf8', stdio }).split('\n').filter(Boolean)
  } catch {
    return null
  }
}

const subjects = readSubjects()
if (!subjects) process.stdout.write('No git history: commit subjects are not checked.\n')
for (const subject of subjects ?? []) {
  const fault = commitSubjectFault(subject)
  if (fault === null) continue
  process.stderr.write(`"${subject}" ${fault}.\n`)
  process.exitCode = 1
}
