import { createHmac } from 'node:crypto'

import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { isSameSecret } from '@/server/kernel/ports/ids'
import type { InboundMail } from '@/server/kernel/ports/inbound-mail'

type Header = (name: string) => string | undefined

/** Maximum difference between a signature's time and now (s), which limits replay attacks. */
const TOLERANCE_S = 300

/** @throws DomainError not_found if this inbound method is disabled */
export function requireInbound(
  { inbound }: Pick<Deps, 'inbound'>,
  way: 'postmark' | 'mimeSecrets',
): InboundMail {
  if (inbound && (inbound[way]?.length ?? 0) > 0) return inbound
  throw new DomainError('not_found', 'No replies come in this way.')
}

/** Checks the Basic auth of Postmark's webhook URL; requests aren't signed. @throws DomainError signature_wrong */
export function requirePostmark({ postmark }: InboundMail, header: Header): void {
  const [, credentials = ''] = /^Basic ([\w+/=]+)$/i.exec(header('authorization') ?? '') ?? []
  const login = Buffer.from(credentials, 'base64').toString('utf8')
  if (postmark !== null && isSameSecret(login, postmark)) return
  throw new DomainError('signature_wrong', 'User or password of the webhook is wrong.')
}

/** Verifies signature and time. @returns a function that verifies the body @throws DomainError signature_wrong */
export function requireSigned(
  { mimeSecrets }: InboundMail,
  header: Header,
  now: Date,
): (bodyDigest: string) => void {
  const timestamp = header('x-mail-timestamp') ?? ''
  const digest = header('x-mail-digest') ?? ''
  const signature = header('x-mail-signature') ?? ''
  const age = Math.abs(now.getTime() / 1_000 - Number(timestamp))
  const isNow = /^\d{1,12}$/.test(timestamp) && age <= TOLERANCE_S
  const isSigned = mimeSecrets.some((secret) =>
    isSameSecret(signature, signatureOf(secret, timestamp, digest)),
  )
  if (!isNow || !isSigned) throw new DomainError('signature_wrong', 'Wrong, or too old.')
  return (bodyDigest) => {
    if (bodyDigest !== digest) throw new DomainError('signature_wrong', 'Another body.')
  }
}

const signatureOf = (secret: string, timestamp: string, digest: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${digest}`).digest('hex')
