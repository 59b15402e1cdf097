import { execFileSync } from 'node:child_process'

import { commitSubjectFault } from './commit-subject'

/** Earlier subjects follow other rules. Compared with author dates, which a rebase doesn't change. */
const SINCE = Date.parse('2026-11-28T02:00:00Z')

/** Returns the commit subjects, or null if the sources came without their history. */
function readSubjects(): string[] | null {
  const query = ['log', '--no-merges', '--format=%at %s']
  try {
    const stdio: ('ignore' | 'pipe')[] = ['ignore', 'pipe', 'ignore']
    const lines = execFileSync('git', query, { encoding: 'utf8', stdio })
      .split('\n')
      .filter(Boolean)
    return lines.flatMap((line) => {
      const [, seconds, subject = ''] = /^(\d+) (.*)$/.exec(line) ?? []
      return Number(seconds) * 1_000 >= SINCE ? [subject] : []
    })
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
