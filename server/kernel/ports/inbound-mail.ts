import { MAILBOX_LIMIT } from '@/domain/community/support/reply-address'

export interface InboundMail {
  /** Mailbox that supports plus addresses, for example 'reply@mail.example.com'. */
  mailbox: string
  /** Credentials of Postmark’s webhook as `user:password`; null without Postmark. */
  postmark: string | null
  /** Keys that sign raw emails; several keys allow rotation. */
  mimeSecrets: readonly string[]
  /** Whether each email has its own return path, so that bounces can be matched to it (VERP). */
  takesBounces: boolean
  /** Authserv-ids of the shop’s own mail servers in Authentication-Results, in lower case; empty: any server. */
  authservIds: readonly string[]
}

type Name =
  | 'REPLY_MAILBOX'
  | 'POSTMARK_INBOUND_AUTH'
  | 'MIME_INBOUND_SECRETS'
  | 'BOUNCE_ADDRESSES'
  | 'INBOUND_AUTHSERV_IDS'
type Settings = Readonly<Partial<Record<Name, string | undefined>>>

const SHORTEST_PASSWORD = 16
const SHORTEST_SECRET = 32

/** Returns the settings, or null if not configured. @throws Error for each invalid setting */
export function inboundMailFromEnvironment(env: Settings): InboundMail | null {
  const mailbox = env.REPLY_MAILBOX ?? ''
  const postmark = env.POSTMARK_INBOUND_AUTH || null
  const mimeSecrets = (env.MIME_INBOUND_SECRETS ?? '').split(',').filter(Boolean)
  const takesBounces = env.BOUNCE_ADDRESSES === 'on'
  if (takesBounces && mimeSecrets.length === 0) {
    throw new Error('BOUNCE_ADDRESSES needs MIME_INBOUND_SECRETS, or bounces would arrive nowhere.')
  }
  if (!mailbox && postmark === null && mimeSecrets.length === 0) return null
  if (!mailbox) {
    throw new Error('REPLY_MAILBOX is not set, so no email would say where replies go.')
  }
  if (postmark === null && mimeSecrets.length === 0) {
    throw new Error(
      'REPLY_MAILBOX needs POSTMARK_INBOUND_AUTH or MIME_INBOUND_SECRETS, or replies would arrive nowhere.',
    )
  }
  const authservIds = authservIdsFrom(env.INBOUND_AUTHSERV_IDS)
  requireMailbox(mailbox)
  requireSecrets(postmark, mimeSecrets)
  return { mailbox, postmark, mimeSecrets, takesBounces, authservIds }
}

function authservIdsFrom(text = ''): string[] {
  const ids = text.split(',').map((id) => id.trim().toLowerCase())
  const wrong = ids.find((id) => /[\s;=]/.test(id))
  if (wrong === undefined) return ids.filter(Boolean)
  throw new Error(
    `INBOUND_AUTHSERV_IDS must be names of mail servers, such as mx.example.com, separated by commas, not "${wrong}".`,
  )
}

function requireMailbox(mailbox: string): void {
  if (!/^[\w.-]+@[\w-]+(\.[\w-]+)+$/.test(mailbox)) {
    throw new Error(
      `REPLY_MAILBOX must be a bare address without a plus, such as reply@mail.example.com, not "${mailbox}".`,
    )
  }
  if (mailbox.indexOf('@') > MAILBOX_LIMIT) {
    throw new Error(
      `REPLY_MAILBOX can have up to ${MAILBOX_LIMIT} characters before the @: the ticket goes there too.`,
    )
  }
}

/** Validates the secrets; error messages don't contain them. */
function requireSecrets(postmark: string | null, mimeSecrets: readonly string[]): void {
  const [, password = ''] = /^[^:]+:(.*)$/s.exec(postmark ?? '') ?? []
  if (postmark !== null && password.length < SHORTEST_PASSWORD) {
    throw new Error(
      `POSTMARK_INBOUND_AUTH must be user:password with ${SHORTEST_PASSWORD} characters or more in the password.`,
    )
  }
  if (mimeSecrets.some((secret) => secret.length < SHORTEST_SECRET)) {
    throw new Error(`Each of MIME_INBOUND_SECRETS must have ${SHORTEST_SECRET} characters or more.`)
  }
}
