import { useState } from 'react'

import { CREDIT_ACTIONS, CREDIT_AT_MOST, type CreditAction } from '@/domain/customers'
import { parseDollars, ZERO } from '@/domain/money'
import {
  creditDialog,
  customerCredit,
  customerErasure,
  eraseDialog,
} from '@/messages/customer-care'
import { saveFile } from '@/utils/save-file'

import { useAction } from './use-action'
import type { OfficeCustomer } from './use-customers'
import { useForm } from './use-form'
import { useModal } from './use-modal'

/** Gives store credit or takes it back, once the figures were confirmed. */
export function useCreditForm(
  { id, email, credit }: OfficeCustomer,
  onChanged: (customer: OfficeCustomer) => void,
) {
  const { ask } = useModal()
  const [told, setTold] = useState('')
  const initial = { action: 'give' as CreditAction, amount: '', reason: '' }
  const controls = useForm({
    initial,
    check: ({ action, amount, reason }) => {
      const sum = parseDollars(amount) ?? ZERO
      const isTooMuch = action === 'take' && sum > credit
      const isAmount = sum > 0 && sum <= CREDIT_AT_MOST
      return {
        ...(isTooMuch && { amount: customerCredit.tooMuch(credit) }),
        ...(!isAmount && { amount: customerCredit.amountMissing }),
        ...(reason.trim().length < 3 && { reason: customerCredit.reasonMissing }),
      }
    },
    send: async ({ form, services, keyFor }) => {
      setTold('')
      const amount = parseDollars(form.amount) ?? ZERO
      const change = { action: form.action, amount, reason: form.reason.trim() }
      if (!(await ask(creditDialog({ ...change, email, credit })))) return
      const key = keyFor({ ...change, id, credit })
      const changed = await services.customers.changeCredit(id, change, key)
      controls.renew(initial)
      setTold(customerCredit.done(changed.credit))
      onChanged(changed)
    },
  })
  const choose = (action: string) => {
    const known = CREDIT_ACTIONS.find((one) => one === action)
    if (known) controls.type({ action: known })
  }
  return { ...controls, told, choose }
}

/** Sends the link again that confirms the address of a customer. */
export function useConfirmation(id: string) {
  const [isSent, setSent] = useState(false)
  const { run, ...action } = useAction(({ customers }) => customers.sendConfirmation(id))
  const send = async () => setSent((await run()) !== null)
  return { ...action, isSent, send: () => void send() }
}

/** Saves all that the shop keeps about a customer as a file. */
export function useCustomerExport(id: string) {
  const { run, ...action } = useAction(({ customers }) => customers.exportData(id))
  const save = async () => {
    const done = await run()
    if (done) saveFile(`customer-${id}.json`, done.answer)
  }
  return { ...action, save: () => void save() }
}

/** Erases a customer whose email address was typed, once that was confirmed. */
export function useErasure({ id, email }: OfficeCustomer, onErased: () => void) {
  const { ask } = useModal()
  return useForm({
    initial: { email: '' },
    check: (form) => (isSame(form.email, email) ? {} : { email: customerErasure.mismatch }),
    send: async ({ form, services }) => {
      if (!(await ask(eraseDialog(email)))) return
      await services.customers.erase(id, form.email.trim())
      onErased()
    },
  })
}

const isSame = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase()
