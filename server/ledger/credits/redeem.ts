import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'
import { hashOfCode } from '../gift-card/code'
import { claimGiftCard } from '../gift-card/queries'
import { balanceOf, grantCredit } from './transfer'

interface RedeemInput {
  caller: Caller
  ipBlock: string
  code: string
}

/**
 * Redeems a gift card as store credit, only once. Unknown, used and void codes get the same response.
 * @throws DomainError gift_code_refused, too_many_requests
 */
export async function redeem(deps: Deps, { caller, ipBlock, code }: RedeemInput) {
  await deps.limits.take('giftCodeByUser', caller.publicId)
  await deps.limits.take('giftCodeByAddress', ipBlock)
  const { userId } = caller
  return deps.db.transaction(async (tx) => {
    const card = await claimGiftCard(tx, { hash: hashOfCode(code), userId, at: deps.clock.now() })
    if (!card) throw invalidCardError()
    const { id, amount_cents: amount } = card
    const cause = `gift-card-${id}`
    await grantCredit(tx, { userId, amount, kind: 'gift', cause, title: 'Gift card' })
    return { amount, balance: await balanceOf(tx, userId) }
  })
}

function invalidCardError(): DomainError {
  const message =
    'We can’t redeem this code. Please check all 16 characters. Each code works only once.'
  return new DomainError('gift_code_refused', 'No active card has this code.', {
    message,
    errors: [{ field: 'code', message }],
  })
}
