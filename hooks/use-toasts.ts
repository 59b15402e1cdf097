import { useMemo } from 'react'

import { selectToasts, toastsCleared } from '@/store/toasts/toasts-slice'

import { useAppDispatch, useAppSelector } from './use-store'

export type { Toast } from '@/store/toasts/toasts-slice'

/**
 * Provides the shown messages, newest first. Only listeners show new ones.
 * @example const { toasts, clear } = useToasts()
 */
export function useToasts() {
  const dispatch = useAppDispatch()
  const toasts = useAppSelector(selectToasts)
  return useMemo(
    () => ({ toasts, clear: () => void dispatch(toastsCleared()) }),
    [dispatch, toasts],
  )
}
