import { useState } from 'react'

import { stockAlert as texts } from '@/messages/shop/goods/stock-alert'

import { useAuth } from '@/hooks/account/auth/use-auth'
import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useRequest } from '@/hooks/kit/use-request'

/** Manages a request for an email when an item is back. `own` is a member's verified address, which needs no field. */
export function useStockAlert(sku: string) {
  const { user } = useAuth()
  const own = user?.email_verified ? user.email : null
  const [isConfirmed, setConfirmed] = useState<boolean | null>(null)
  const controls = useForm<{ email: string }, string>({
    initial: { email: '' },
    check: ({ email }) => (own || email.trim() ? {} : { email: texts.emailFault }),
    send: async ({ form, services }) => {
      const email = own ? null : form.email.trim()
      const answer = await services.stockAlerts.request({ sku, email })
      setConfirmed(answer.is_confirmed)
    },
  })
  return { ...controls, own, isConfirmed }
}

/** Provides what the member waits for. */
export function useAwaitedItems() {
  const { state, retry, set } = useRequest('stock-alerts', async ({ stockAlerts }) => {
    const { alerts } = await stockAlerts.list()
    return alerts
  })
  const removing = useAction(({ stockAlerts }, id: number) => stockAlerts.remove({ id }))
  return {
    state,
    retry,
    error: removing.error,
    /** @returns whether it worked */
    async stop(id: number): Promise<boolean> {
      if (state.status !== 'ready' || !(await removing.run(id))) return false
      set(state.data.filter((one) => one.id !== id))
      return true
    },
  }
}

export function useStockAlertConfirmation(token: string) {
  return useAction(({ stockAlerts }) => stockAlerts.confirm({ token }))
}

export function useStockAlertEnd(link: { id: string; key: string }) {
  return useAction(({ stockAlerts }) => stockAlerts.unsubscribe(link))
}
