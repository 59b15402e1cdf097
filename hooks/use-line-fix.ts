import { useCallback } from 'react'

import type { LineFix } from '@/contract/cart'
import { selectIsLoggedIn } from '@/store/auth/auth-slice'
import { takeGuestFix, takeUserFix, type BuiltLine } from '@/store/cart/take-fix'

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
