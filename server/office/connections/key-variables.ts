import type { Connection, Mode } from '@/domain/office/connections/connections'
import type { Keys } from '@/domain/office/connections/key-fields'

export type Variables = Readonly<Record<string, string | undefined>>

/** Variables that are the keys of a connection. One of them suffices for the server's to win. */
export const KEY_VARIABLES: Record<Connection, readonly string[]> = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS'],
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_IDS', 'PAYPAL_MERCHANT_ID'],
  bank: ['BANK_ACCOUNT'],
  mail: ['SMTP_URL'],
  replies: ['REPLY_MAILBOX', 'POSTMARK_INBOUND_AUTH', 'MIME_INBOUND_SECRETS'],
}

/** Returns the variables of a connection that the server sets. */
export const serverKeysOf = (connection: Connection, env: Variables): string[] =>
  KEY_VARIABLES[connection].filter((name) => Boolean(env[name]))

/** Returns the mode of keys that the server sets; null if it sets none. */
export function serverModeOf(connection: Connection, env: Variables): Mode | null {
  if (serverKeysOf(connection, env).length === 0) return null
  if (connection === 'stripe') return env.STRIPE_SECRET_KEY?.includes('_live_') ? 'live' : 'test'
  return connection === 'paypal' && env.PAYPAL_API_BASE !== PAYPAL_LIVE ? 'test' : 'live'
}

const PAYPAL_LIVE = 'https://api-m.paypal.com'
const PAYPAL_TEST = 'https://api-m.sandbox.paypal.com'

const POSTMARK_USER = 'postmark'

/** Returns the variables that would set the server up with entered keys. */
export function variablesFrom(connection: Connection, mode: Mode, keys: Keys): Variables {
  switch (connection) {
    case 'stripe':
      return {
        STRIPE_SECRET_KEY: keys.secret_key,
        STRIPE_WEBHOOK_SECRETS: keys.webhook_secrets,
      }
    case 'paypal':
      return {
        PAYPAL_CLIENT_ID: keys.client_id,
        PAYPAL_CLIENT_SECRET: keys.client_secret,
        PAYPAL_WEBHOOK_IDS: keys.webhook_ids,
        PAYPAL_MERCHANT_ID: keys.merchant_id || undefined,
        PAYPAL_API_BASE: mode === 'live' ? PAYPAL_LIVE : PAYPAL_TEST,
      }
    case 'bank':
      return { BANK_ACCOUNT: keys.account }
    case 'mail':
      return { SMTP_URL: smtpUrl(keys), MAIL_FROM: keys.sender }
    case 'replies':
      return {
        REPLY_MAILBOX: keys.mailbox,
        POSTMARK_INBOUND_AUTH:
          keys.postmark_password && `${POSTMARK_USER}:${keys.postmark_password}`,
        MIME_INBOUND_SECRETS: keys.mime_secrets,
        // Bounces arrive by the signed requests only.
        ...(!keys.mime_secrets && { BOUNCE_ADDRESSES: '' }),
      }
  }
}

const IMPLICIT_TLS_PORT = '465'
const OWN_MACHINE = /^(localhost|127(\.\d+){3})$/i

/** A password is sent by TLS only, except to a mail server on the same machine. */
function smtpUrl({ host = '', port = '', user = '', password = '' }: Keys): string {
  const scheme = port === IMPLICIT_TLS_PORT ? 'smtps' : 'smtp'
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : ''
  const tls = user && scheme === 'smtp' && !OWN_MACHINE.test(host) ? '/?requireTLS=true' : ''
  return `${scheme}://${login}${host}:${port}${tls}`
}

/** Variables of doubles win over the addresses that the mode decides. */
export function withDoubles(variables: Variables, env: Variables): Variables {
  const base = env.PAYPAL_API_BASE
  const isDouble = base && base !== PAYPAL_LIVE && base !== PAYPAL_TEST
  return isDouble && 'PAYPAL_API_BASE' in variables
    ? { ...variables, PAYPAL_API_BASE: base }
    : variables
}
