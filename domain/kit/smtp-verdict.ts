interface SmtpFailure {
  responseCode?: unknown
  response?: unknown
  command?: unknown
  syscall?: unknown
  code?: unknown
  message?: unknown
}

/**
 * Result of a failed attempt. `dead`: no such mailbox. `refused`: this email was rejected. `later`: the mail server
 * asks to retry. `offline`: it accepted no email at all. `unclear`: it may have accepted the email anyway.
 */
export type SmtpVerdict = 'dead' | 'refused' | 'later' | 'offline' | 'unclear'

/** Enhanced status codes (RFC 3463): no such mailbox, or a permanently disabled one. */
const DEAD = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/
/** @example isDeadStatus('5.1.1') // true */
export const isDeadStatus = (status: string): boolean => DEAD.test(status)

/** Reply codes with the same meaning, used without an enhanced code (RFC 5321). */
const DEAD_CODES = [550, 551, 553]
/** Errors from before the connection opened, so the email can't have been sent. */
const NEVER_OPEN = /Connection timeout|Greeting never received/

const enhanced = (text: string) => /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(text)?.[0]

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

/** Returns the codes of a reply without its text, which contains personal data. @example smtpCodes({ responseCode: 550, response: '550 5.1.1 <ada@…>' }) // '550 5.1.1' */
export function smtpCodes(thrown: unknown): string {
  const { responseCode, response }: SmtpFailure =
    typeof thrown === 'object' && thrown !== null ? thrown : {}
  if (typeof responseCode !== 'number') return ''
  return [String(responseCode), enhanced(String(response))].filter(Boolean).join(' ')
}
