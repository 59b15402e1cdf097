import { resolveMx } from 'node:dns/promises'

import type { Connection } from '@/domain/office/connections/connections'
import { KeysRefused, KeysUnchecked } from '@/server/kernel/ports/connections'
import { tryMailServer } from '@/server/kernel/ports/mail'
import { ProviderKeyRefused, ProviderRefused } from '@/server/kernel/ports/payments'
import { tryProviderKeys } from '@/server/payments'

import type { Variables } from './key-variables'

/** Connections whose keys no call can check. */
export const UNCHECKABLE: readonly Connection[] = ['bank', 'replies']

/** Returns whether a domain receives email. @throws the error of the look-up if that is unknown */
type ReceivesMail = (domain: string) => Promise<boolean>

const NO_MAIL_HOST = new Set(['ENOTFOUND', 'ENODATA', 'ENOTIMP'])

const receivesMail: ReceivesMail = async (domain) => {
  try {
    return (await resolveMx(domain)).length > 0
  } catch (error) {
    if (NO_MAIL_HOST.has(codeOf(error))) return false
    throw error
  }
}

/** Tries keys with a call that changes nothing. @throws KeysRefused, KeysUnchecked */
export async function tryVariables(
  connection: Connection,
  env: Variables,
  receives: ReceivesMail = receivesMail,
): Promise<void> {
  if (connection === 'stripe') await tryProviderKeys('stripe', env).catch(stripeRefusal)
  if (connection === 'paypal') await tryProviderKeys('paypal', env).catch(payPalRefusal)
  if (connection === 'mail') {
    const url = env.SMTP_URL ?? ''
    await tryMailServer(url).catch((error: unknown) => mailRefusal(error, url))
  }
  if (connection === 'replies') {
    const domain = env.REPLY_MAILBOX?.split('@')[1] ?? ''
    if (await receives(domain).catch(() => true)) return
    throw new KeysRefused('mailbox', `No mail server receives email for ${domain}.`)
  }
}

function stripeRefusal(error: unknown): never {
  const refused = (message: string) => new KeysRefused('secret_key', message)
  if (error instanceof ProviderKeyRefused) {
    if (error.reason === 'expired')
      throw refused('Stripe says that this key has expired. Create a new one at Stripe.')
    if (error.reason === 'limited')
      throw refused(
        'Stripe says that this key may not read payments. Use the secret key, or allow the restricted key to read charges, payment intents and balance transactions, and to write checkout sessions and refunds.',
      )
    throw refused(
      'Stripe doesn’t know this key. Copy it again at Stripe under Developers → API keys.',
    )
  }
  throw new KeysUnchecked('Stripe didn’t answer.', { cause: error })
}

function payPalRefusal(error: unknown): never {
  if (error instanceof ProviderKeyRefused || error instanceof ProviderRefused)
    throw new KeysRefused(
      'client_secret',
      'PayPal doesn’t know this client ID and secret. Copy both again, from an app of the same mode: Live or Sandbox.',
    )
  throw new KeysUnchecked('PayPal didn’t answer.', { cause: error })
}

const CLOSED = new Set(['ECONNECTION', 'ECONNREFUSED', 'ESOCKET', 'EDNS', 'ENOTFOUND', 'ETIMEDOUT'])

function mailRefusal(error: unknown, url: string): never {
  const { hostname, port } = new URL(url)
  const code = codeOf(error)
  if (code === 'EAUTH' || code === 'ENOAUTH')
    throw new KeysRefused(
      'password',
      `The mail server doesn’t accept this user and password.${answerOf(error)}`,
    )
  if (code === 'ETLS')
    throw new KeysRefused(
      'port',
      'The mail server offers no encryption at this port, so we don’t send it a password. Try 465 or 587.',
    )
  if (CLOSED.has(code))
    throw new KeysRefused(
      'host',
      `We can’t reach a mail server at ${hostname}, port ${port}. Check both.`,
    )
  throw new KeysRefused('host', `The mail server doesn’t let us in.${answerOf(error)}`)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Quotes the server's response, which doesn't contain what was sent. */
function answerOf(error: unknown): string {
  const response = error instanceof Error && 'response' in error ? String(error.response) : ''
  const [line = ''] = response.split('\n')
  return line ? ` It answers “${line.trim().slice(0, 160)}.”` : ''
}
