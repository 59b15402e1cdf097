import {
  bounceAddress,
  type BounceTarget,
  type SentEmail,
} from '@/domain/community/support/bounce-address'
import { REPLY_TOKEN_LENGTH } from '@/domain/community/support/reply-address'

import type { Deps } from '../deps'
import { deriveHexKey, isSameSecret } from '../ports/ids'

const tokenOf = (secret: string, { kind, id }: SentEmail) =>
  deriveHexKey(secret, { purpose: 'bounce', subject: `${kind}:${id}`, length: REPLY_TOKEN_LENGTH })

/** Returns the bounce address of an email, or null if bounces aren't processed. */
export function returnPathOf(
  { secret, inbound }: Pick<Deps, 'secret' | 'inbound'>,
  sent: SentEmail,
): string | null {
  if (!inbound?.takesBounces) return null
  return bounceAddress(inbound.mailbox, { ...sent, token: tokenOf(secret, sent) })
}

/** Returns whether an address is the return path of an email; its token can't be guessed. */
export const isReturnPath = ({ secret }: Pick<Deps, 'secret'>, target: BounceTarget): boolean =>
  isSameSecret(target.token, tokenOf(secret, target))
