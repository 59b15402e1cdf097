/** What a mail server says of one recipient (RFC 3464, 2.3). */
type Fields = ReadonlyMap<string, string>

/** A report about more recipients is none of an email that went to one. */
const MOST_GROUPS = 20
const MOST_CHARACTERS = 20_000

/**
 * Whether a report of delivery says that an email didn’t arrive. A delay isn’t that yet, and what it says about somebody
 * else, such as the mailbox that another one forwards to, isn’t either.
 * @param report the part message/delivery-status
 * @returns its status code; null where it doesn't say so
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

/** A field goes on in lines that begin with a blank; of two with the same name the first counts. */
function fieldsOf(group: string): Fields {
  const fields = new Map<string, string>()
  for (const line of group.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name = '', value = ''] = /^([\w-]+)[ \t]*:(.*)$/.exec(line) ?? []
    const key = name.toLowerCase()
    if (key !== '' && !fields.has(key)) fields.set(key, value.trim())
  }
  return fields
}

/** `rfc822; ada@example.com`, of which older servers leave out the type, and newer ones encode some letters. */
const namesIn = (fields: Fields): string[] =>
  ['final-recipient', 'original-recipient'].flatMap((name) => {
    const given = (fields.get(name) ?? '').replace(/^[\w-]+\s*;/, '').replace(/[<>\s]/g, '')
    const decoded = given.replace(/\+([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    return given === '' ? [] : [given, decoded]
  })

/** Some servers say 5.0.0 where the mail server before them was more exact. */
function statusOf(fields: Fields): string | null {
  const given = /^[45]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? null
  const exact = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('diagnostic-code') ?? '')?.[0]
  return given?.startsWith('5.0.') ? (exact ?? given) : given
}
