import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30

/** Creates a secret for an authenticator app, as a URI for the app and encrypted for the database. */
export function newTotpSecret(key: string, { issuer, label }: { issuer: string; label: string }) {
  const secret = new Secret({ size: 20 })
  return {
    secret: secret.base32,
    uri: totpOf(secret, { issuer, label }).toString(),
    sealed: seal(key, secret.base32),
  }
}

/** Returns a code's time step (current, previous or next), or null if the code is wrong. */
export function stepOfCode(
  key: string,
  { sealed, code, now }: { sealed: string; code: string; now: Date },
): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const timestamp = now.getTime()
  const totp = totpOf(Secret.fromBase32(unseal(key, sealed)))
  const delta = totp.validate({ token, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta
}

function totpOf(secret: Secret, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, digits: 6, period: PERIOD_S })
}

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'second-factor-secrets', 32))

/** Encrypts with AES-256-GCM under a key from the shop's secret, so a stolen database isn't enough. */
function seal(secret: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

function unseal(secret: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
