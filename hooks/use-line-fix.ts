import { useCallback } from 'react'

import type { LineFix, QuotedCart } from '@/contract/cart'
import { tooManyOf } from '@/contract/errors'
import type { GuestCartItem } from '@/domain/guest-cart'
import { selectIsLoggedIn } from '@/store/auth/auth-slice'
import { selectEstimate } from '@/store/cart/cart-estimate-slice'
import { selectGuestCart } from '@/store/cart/guest-cart-slice'
import { isSameBike, takeGuestFix, takeUserFix, type BuiltLine } from '@/store/cart/take-fix'

import { useAppDispatch, useAppSelector } from './use-store'

/** Takes the change that makes a line salable, in the cart of a guest or of a user. */
export function useLineFix(): (line: BuiltLine, fix: LineFix) => Promise<boolean> {
  const dispatch = useAppDispatch()
  const isUser = useAppSelector(selectIsLoggedIn)
  return useCallback(
    (line, fix) => dispatch(isUser ? takeUserFix(line, fix) : takeGuestFix(line, fix)),
    [dispatch, isUser],
  )
}

type QuotedLine = QuotedCart['lines'][number]

/** What the latest estimate says of an item of a guest's cart; null where it may be sold. */
export function useGuestLineLaw({ server }: GuestCartItem): QuotedLine | null {
  const { quote } = useAppSelector(selectEstimate)
  if (!server) return null
  return quote?.lines.find((line) => line.problem !== null && isSameBike(line, server)) ?? null
}

/** Why a guest's cart cannot be paid as it is; null when it can, and while nobody knows. */
export function useGuestCartProblem(): string | null {
  const { quote } = useAppSelector(selectEstimate)
  const { items, perLine } = useAppSelector(selectGuestCart)
  const excess = items.find(({ cartQuantity }) => cartQuantity > perLine)
  if (excess) return tooManyOf(excess.title, perLine)
  const isHeld = (line: QuotedLine) =>
    items.some(({ server }) => server !== null && isSameBike(line, server))
  return quote?.lines.find((line) => line.problem !== null && isHeld(line))?.problem ?? null
}
