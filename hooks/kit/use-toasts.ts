import { useMemo } from 'react'

import { selectToasts, toastsCleared } from '@/store/toasts/toasts-slice'

import { useAppDispatch, useAppSelector } from './use-store'

export type { Toast } from '@/store/toasts/toasts-slice'

/** Returns the shown messages, newest first, and a function that clears them. */
export function useToasts() {
  const dispatch = useAppDispatch()
  const toasts = useAppSelector(selectToasts)
  return useMemo(
    () => ({ toasts, clear: () => void dispatch(toastsCleared()) }),
    [dispatch, toasts],
  )
}
