import { Secret, TOTP } from 'otpauth'

import { seal, unseal } from '@/server/kernel/ports/seal'

const PERIOD_S = 30

/** Creates a secret for an authenticator app, as a URI for the app and encrypted for the database. */
export function newTotpSecret(key: string, { issuer, label }: { issuer: string; label: string }) {
  const secret = new Secret({ size: 20 })
  return {
    secret: secret.base32,
    uri: totpOf(secret, { issuer, label }).toString(),
    sealed: seal(sealKey(key), secret.base32),
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
  const totp = totpOf(Secret.fromBase32(unseal(sealKey(key), sealed)))
  const delta = totp.validate({ token, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta
}

function totpOf(secret: Secret, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...names, secret, digits: 6, period: PERIOD_S })
}

const sealKey = (secret: string) => ({ secret, purpose: 'second-factor-secrets' })
