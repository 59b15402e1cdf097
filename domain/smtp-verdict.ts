/** What the mail library tells of a failure. */
interface SmtpFailure {
  responseCode?: unknown
  response?: unknown
  command?: unknown
  syscall?: unknown
  code?: unknown
  message?: unknown
}

/**
 * What a failed try means. `dead`: there is no such mailbox. `refused`: not this email. `later`: the mail server asks to
 * try again. `offline`: it took nothing from anybody. `unclear`: it may have taken the email all the same.
 */
export type SmtpVerdict = 'dead' | 'refused' | 'later' | 'offline' | 'unclear'

/** Enhanced status codes (RFC 3463): no such mailbox, or one that is shut for good. */
const DEAD = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/
/** @example isDeadStatus('5.1.1') // true */
export const isDeadStatus = (status: string): boolean => DEAD.test(status)

/** Without an enhanced code these say the same (RFC 5321). */
const DEAD_CODES = [550, 551, 553]
/** The connection never stood, so no email can have gone through it. */
const NEVER_OPEN = /Connection timeout|Greeting never received/

const enhanced = (text: string) => /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(text)?.[0]

/** Judges what a try to send one email to one address threw. */
export function smtpVerdict(thrown: unknown): SmtpVerdict {
  const { responseCode, response, command, syscall, code, message }: SmtpFailure =
    typeof thrown === 'object' && thrown !== null ? thrown : {}
  if (typeof responseCode !== 'number') {
    const isUnopened = syscall === 'connect' || code === 'EDNS' || NEVER_OPEN.test(String(message))
    return isUnopened ? 'offline' : 'unclear'
  }
  if (command !== 'RCPT TO' && command !== 'DATA') return command === 'CONN' ? 'unclear' : 'offline'
  if (responseCode < 500) return 'later'
  const status = enhanced(String(response))
  const isDead = status === undefined ? DEAD_CODES.includes(responseCode) : isDeadStatus(status)
  return command === 'RCPT TO' && isDead ? 'dead' : 'refused'
}

/** The codes of an answer, without its words, which name people. @example smtpCodes({ responseCode: 550, response: '550 5.1.1 <ada@…>' }) // '550 5.1.1' */
export function smtpCodes(thrown: unknown): string {
  const { responseCode, response }: SmtpFailure =
    typeof thrown === 'object' && thrown !== null ? thrown : {}
  if (typeof responseCode !== 'number') return ''
  return [String(responseCode), enhanced(String(response))].filter(Boolean).join(' ')
}
