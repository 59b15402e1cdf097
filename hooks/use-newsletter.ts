import { useState } from 'react'

import { newsletterToasts } from '@/messages/newsletter'
import { toastShown } from '@/store/toasts/toasts-slice'

import { useAppDispatch } from './use-store'

const load = () => import('@/store/newsletter/subscribe')

/** The subscription; what it takes is fetched with the first press. */
export function useNewsletter() {
  const dispatch = useAppDispatch()
  const [isSending, setSending] = useState(false)

  /** @returns whether the address was taken down; a toast has said so or said why not */
  async function send(email: string): Promise<boolean> {
    if (isSending) return false
    setSending(true)
    try {
      const { subscribe } = await load()
      return await dispatch(subscribe(email))
    } catch {
      dispatch(toastShown(newsletterToasts.failed()))
      return false
    } finally {
      setSending(false)
    }
  }
  return { send, isSending }
}
