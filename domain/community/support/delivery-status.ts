/** Per-recipient fields of a delivery report (RFC 3464, 2.3). */
type Fields = ReadonlyMap<string, string>

/** Maximum recipients that are read; reports with more can't be about our emails, which have one. */
const MOST_GROUPS = 20
const MOST_CHARACTERS = 20_000

/**
 * Returns a permanent failure's code; ignores delays and recipients such as a forwarding target.
 * @example failureIn('Final-Recipient: rfc822; ada@example.com\nAction: failed\nStatus: 5.1.1', isAda) // '5.1.1'
 */
export function failureIn(
  report: string,
  isRecipient: (address: string) => boolean,
): string | null {
  for (const fields of groupsOf(report)) {
    const isFailed = /^failed\b/i.test(fields.get('action') ?? '')
    const status = statusOf(fields)
    if (isFailed && status !== null && namesIn(fields).some(isRecipient)) return status
  }
  return null
}

function groupsOf(report: string): Fields[] {
  const text = report.slice(0, MOST_CHARACTERS).replace(/\r\n?/g, '\n')
  return text
    .split(/\n[ \t]*\n/)
    .slice(0, MOST_GROUPS)
    .map(fieldsOf)
}

/** Unfolds fields: continuation lines begin with whitespace; the first of duplicates counts. */
function fieldsOf(group: string): Fields {
  const fields = new Map<string, string>()
  for (const line of group.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name = '', value = ''] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? []
    const key = name.toLowerCase()
    if (key !== '' && !fields.has(key)) fields.set(key, value.trim())
  }
  return fields
}

/** Reads `rfc822; ada@example.com`; older servers omit the type, newer ones encode some characters. */
const namesIn = (fields: Fields): string[] =>
  ['final-recipient', 'original-recipient'].flatMap((name) => {
    const value = (fields.get(name) ?? '').replace(/^[\w-]+\s*;/, '').replace(/[<>\s]/g, '')
    const decoded = value.replace(/\+([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    return value === '' ? [] : [value, decoded]
  })

/** Returns the status. Some servers report 5.0.0 although the upstream server was more specific. */
function statusOf(fields: Fields): string | null {
  const value = /^[45]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? null
  const exact = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('diagnostic-code') ?? '')?.[0]
  return value?.startsWith('5.0.') ? (exact ?? value) : value
}
