import { useState } from 'react'

import type { WireWithdrawal } from '@/contract/shop/orders/orders'

import { useAction } from '@/hooks/kit/use-action'

export type WithdrawalState = WireWithdrawal

export interface WithdrawalForm {
  order_number: string
  email: string
  reason: string
}

/** Keeps the input after failures and on back navigation. @param initial order number from the link */
export function useWithdrawal(initial: string) {
  const [form, setForm] = useState<WithdrawalForm>({
    order_number: initial,
    email: '',
    reason: '',
  })
  const [found, setFound] = useState<WithdrawalState | null>(null)
  const [chosen, setChosen] = useState<number[]>([])
  const [isDone, setDone] = useState(false)
  const proof = { order_number: form.order_number.trim(), email: form.email.trim() }
  const statement = useAction((services) => services.orders.withdrawal(proof))
  const confirmation = useAction((services) =>
    services.orders.confirmWithdrawal({
      ...proof,
      lines: chosen,
      reason: form.reason.trim() || null,
    }),
  )

  async function state() {
    const done = await statement.run()
    if (!done) return
    show(done.answer)
  }

  async function confirm() {
    const done = await confirmation.run()
    if (!done) return
    show(done.answer)
    setDone(true)
  }

  function show(state: WithdrawalState) {
    setFound(state)
    setChosen(openPositions(state))
  }

  return {
    form,
    type: (change: Partial<WithdrawalForm>) => setForm((typed) => ({ ...typed, ...change })),
    found,
    chosen,
    choose: setChosen,
    state,
    confirm,
    /** Whether a withdrawal was received just now. */
    isDone,
    /** Selects from the items that are left. */
    goOn: () => setDone(false),
    back: () => {
      confirmation.forget()
      setFound(null)
      setDone(false)
    },
    isStating: statement.isRunning,
    isConfirming: confirmation.isRunning,
    stateError: statement.error,
    confirmError: confirmation.error,
  }
}

function openPositions({ lines }: WithdrawalState): number[] {
  return lines.filter(({ right }) => right === 'open').map(({ position }) => position)
}
