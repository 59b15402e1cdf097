import { useRef, useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import { apiErrorOf } from '@/services/http/failure'
import type { SandboxOutcome } from '@/services/shop/payment'
import { leavePage, paymentTarget } from '@/utils/leave-page'

import { useRequest, useServices } from '@/hooks/kit/use-request'

export type { PaymentRecord } from '@/contract/shop/payment/payment'

/** Runs a call that ends in a redirect, and ignores further clicks while it is in flight. */
export function useLogoutRedirect() {
  const isRunning = useRef(false)
  const [isLeaving, setLeaving] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)

  /** Returns whether the redirect has started. */
  async function leave(find: () => Promise<string>): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setLeaving(true)
    setError(null)
    try {
      const target = paymentTarget(await find(), window.location.origin)
      // Stay busy until the next document replaces the page.
      if (target !== null) {
        leavePage(target)
        return true
      }
      setError({ kind: 'contract', detail: 'the address leads nowhere safe' })
    } catch (thrown) {
      setError(apiErrorOf(thrown))
    }
    isRunning.current = false
    setLeaving(false)
    return false
  }

  return { isLeaving, error, leave }
}

export function usePayAgain() {
  const services = useServices()
  const { isLeaving, error, leave } = useLogoutRedirect()
  return {
    isLeaving,
    error,
    payAgain: (number: string, key: string) =>
      leave(async () => (await services.payment.payAgain({ number, key })).redirect_url),
  }
}

/** @param id id of the sandbox payment, null while the URL is not known yet */
export function useSandboxPayment(id: string | null) {
  const services = useServices()
  const { state, retry, renew } = useRequest(id, ({ payment }) =>
    payment.sandboxPayment({ id: id ?? '' }),
  )
  const { isLeaving, error, leave } = useLogoutRedirect()
  const [chosen, setChosen] = useState<SandboxOutcome | 'leave' | null>(null)

  async function act(outcome: SandboxOutcome) {
    if (id === null) return
    setChosen(outcome)
    const find = async () => (await services.payment.sandboxAct({ id, outcome })).return_url
    // Another tab may have closed the payment: reload its state.
    if (!(await leave(find))) renew()
  }

  function goBack() {
    if (state.status !== 'ready') return
    setChosen('leave')
    void leave(() => Promise.resolve(state.data.return_url))
  }

  return { state, retry, act, goBack, error, busy: isLeaving ? chosen : null }
}
