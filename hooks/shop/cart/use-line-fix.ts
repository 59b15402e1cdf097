import { useCallback } from 'react'

import type { LineFix } from '@/contract/shop/cart/cart'
import { selectIsLoggedIn } from '@/store/auth/auth-slice'
import { applyGuestFix, applyUserFix, type BuiltLine } from '@/store/cart/apply-fix'

import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

export function useLineFix(): (line: BuiltLine, fix: LineFix) => Promise<boolean> {
  const dispatch = useAppDispatch()
  const isUser = useAppSelector(selectIsLoggedIn)
  return useCallback(
    (line, fix) => dispatch(isUser ? applyUserFix(line, fix) : applyGuestFix(line, fix)),
    [dispatch, isUser],
  )
}
