const LONGEST = 72
/** Verbs that leave open what changes. */
const VAGUE = /: (?:say|tell|give|keep|stand|look|judge|let|name)\b/
const SUBJECT =
  /^(?:feat|fix|perf|refactor|test|docs|chore|build|ci)\([a-z0-9-]+\): [a-z]\S*(?: \S+)+$/

/** Returns what is wrong with a commit subject (CONTRIBUTING.md), or null for a valid one. */
export function commitSubjectFault(subject: string): string | null {
  if (subject.length > LONGEST) return `has ${subject.length} characters; ${LONGEST} is the most`
  if (!SUBJECT.test(subject)) return 'is not "type(scope): imperative object"'
  return VAGUE.test(subject) ? 'has a vague verb' : null
}
