import { MAILBOX_LIMIT } from '@/domain/community/support/reply-address'
import { EMAIL_SHAPE } from '@/domain/kit/mailbox'
import {
  countField,
  lineField,
  optionalField,
  type TextField,
  type TextFields,
} from '@/domain/kit/text-field'

import type { Connection, Mode } from './connections'
import { hasSoundIbans } from './iban'

/** Texts of a connection's controls, as they are stored. */
export type Keys = Readonly<Record<string, string>>

const matching = (pattern: RegExp) => (text: string) => pattern.test(text)

const key = (pattern: RegExp, wrong: string, example: string): TextField<string> =>
  lineField(
    { max: 500, isSound: matching(pattern), clean: (text) => text.replace(/\s/g, '') },
    { wrong, example },
  )

const line = (max: number, wrong: string, example: string): TextField<string> =>
  lineField({ max }, { wrong, example })

const STRIPE = {
  secret_key: {
    field: key(
      /^[rs]k_(live|test)_\w{8,}$/,
      'Enter the whole secret key. It begins with sk_live_ or sk_test_.',
      'sk_test_51Nk2Vb8Qd0Xr7Lc',
    ),
  },
  webhook_secrets: {
    field: optionalField(
      key(
        /^whsec_\w{8,}(,whsec_\w{8,})*$/,
        'Enter the signing secret of the webhook. It begins with whsec_.',
        'whsec_9f2c4e7a1b',
      ),
    ),
  },
}

const PAYPAL = {
  client_id: { field: key(/^[\w-]{6,}$/, 'Enter the client ID of the app.', 'AbCd-1234') },
  client_secret: { field: key(/^[\w-]{6,}$/, 'Enter the secret of the app.', 'EfGh-5678') },
  webhook_ids: {
    field: optionalField(
      key(/^[\w-]{6,}(,[\w-]{6,})*$/, 'Enter the ID that PayPal shows for the webhook.', '4WX550'),
    ),
  },
  merchant_id: {
    field: optionalField(
      key(/^\w{6,20}$/, 'Enter the merchant ID of the PayPal account.', 'SHOPMERCHANT1'),
    ),
  },
}

const BANK = {
  account: {
    field: lineField(
      { max: 300, isSound: (text) => text.length >= 8 && hasSoundIbans(text) },
      {
        wrong: 'Enter account holder and account number. If there is an IBAN, check it for typos.',
        example: 'Velotal, GB33 BUKB 2020 1555 5555 55',
      },
    ),
  },
}

const MAIL = {
  host: {
    field: key(
      /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i,
      'Enter the name of the mail server, such as smtp.example.com.',
      'smtp.example.com',
    ),
  },
  port: {
    field: countField(
      { least: 1, most: 65_535 },
      { wrong: 'Enter a port, such as 587.', example: 587 },
    ),
  },
  user: { field: optionalField(line(254, 'Enter a shorter user name.', 'shop@example.com')) },
  password: { field: optionalField(line(254, 'Enter a shorter password.', 'a-password')) },
  sender: {
    field: lineField(
      { max: 254, isSound: matching(EMAIL_SHAPE) },
      { wrong: 'Enter an email address, such as shop@example.com.', example: 'shop@example.com' },
    ),
  },
}

const isMailbox = (text: string) =>
  /^[\w.-]+@[\w-]+(\.[\w-]+)+$/.test(text) && text.indexOf('@') <= MAILBOX_LIMIT

const REPLIES = {
  mailbox: {
    field: lineField(
      { max: 254, isSound: isMailbox },
      {
        wrong: `Enter an email address without a plus, with at most ${MAILBOX_LIMIT} characters before the @.`,
        example: 'reply@mail.example.com',
      },
    ),
  },
  postmark_password: {
    field: optionalField(
      key(/^[\w.~-]{16,200}$/, 'Use 16 or more letters and digits.', 'sixteen-characters'),
    ),
  },
  mime_secrets: {
    field: optionalField(
      key(
        /^[\w.~-]{32,200}(,[\w.~-]{32,200})*$/,
        'Use 32 or more letters and digits.',
        'thirty-two-characters-or-more-in-all',
      ),
    ),
  },
}

export const KEY_FIELDS = {
  stripe: STRIPE,
  paypal: PAYPAL,
  bank: BANK,
  mail: MAIL,
  replies: REPLIES,
} as const satisfies Record<Connection, TextFields>

export const keyFieldsOf = (connection: Connection): TextFields => KEY_FIELDS[connection]

const SECRETS: Record<Connection, readonly string[]> = {
  stripe: ['secret_key', 'webhook_secrets'],
  paypal: ['client_secret'],
  bank: [],
  mail: ['password'],
  replies: ['postmark_password', 'mime_secrets'],
}

/** Returns whether a field is never shown again once it is stored. */
export const isSecretField = (connection: Connection, name: string): boolean =>
  SECRETS[connection].includes(name)

/** Shortest secret whose last characters may be shown. */
const SHOWN_FROM = 16

/** Returns the last four characters of a secret; empty if it is too short to show any. */
export const endOf = (secret: string): string =>
  secret.length < SHOWN_FROM ? '' : secret.slice(-4)

/**
 * Adds stored secrets to what was typed, because a form leaves those blank that it doesn't change. A password isn't
 * added for another mail server, which would receive it.
 */
export function withStoredSecrets(connection: Connection, typed: Keys, stored: Keys): Keys {
  if (typed.host?.trim() !== stored.host) return typed
  const blank = SECRETS[connection].filter((name) => !typed[name]?.trim() && stored[name])
  return { ...typed, ...Object.fromEntries(blank.map((name) => [name, stored[name] ?? ''])) }
}

interface ReadKeys {
  keys: Keys
  /** Messages by field. */
  faults: Readonly<Record<string, string>>
}

/** Parses typed keys into the texts that are stored. */
export function readKeys(connection: Connection, mode: Mode, typed: Keys): ReadKeys {
  const read = Object.entries(keyFieldsOf(connection)).map(([name, { field }]) => {
    const value = field.read(typed[name] ?? '')
    const text = value === undefined ? null : field.typed(value)
    return { name, text, wrong: field.wrong }
  })
  const keys = Object.fromEntries(read.map(({ name, text }) => [name, text ?? '']))
  const wrong = read.filter(({ text }) => text === null).map(({ name, wrong }) => [name, wrong])
  return { keys, faults: { ...wholeFaults(connection, mode, keys), ...Object.fromEntries(wrong) } }
}

/** Returns messages of rules across fields. */
function wholeFaults(connection: Connection, mode: Mode, keys: Keys): Record<string, string> {
  if (connection === 'stripe' && keys.secret_key?.includes('_live_') === (mode === 'test')) {
    return {
      secret_key:
        mode === 'test'
          ? 'This is a live key. Enter it under “Live mode.”'
          : 'This is a test key. Enter it under “Test mode.”',
    }
  }
  if (connection === 'mail' && Boolean(keys.user) !== Boolean(keys.password)) {
    return keys.user
      ? { password: 'Enter the password of this user.' }
      : { user: 'Enter the user of this password.' }
  }
  if (connection === 'replies' && !keys.postmark_password && !keys.mime_secrets) {
    return {
      postmark_password: 'Enter a password here, or a secret below, so that replies arrive.',
    }
  }
  return {}
}
