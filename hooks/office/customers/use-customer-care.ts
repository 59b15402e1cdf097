import { useState } from 'react'

import {
  CREDIT_ACTIONS,
  CREDIT_AT_MOST,
  type CreditAction,
} from '@/domain/office/customers/customers'
import { soundMembers } from '@/domain/kit/form-draft'
import { isSameMailbox } from '@/domain/kit/mailbox'
import { parseDollars, ZERO } from '@/domain/kit/money'
import { isLongEnough } from '@/domain/kit/text-length'
import {
  creditDialog,
  customerCredit,
  customerErasure,
  customerNotes,
  eraseDialog,
} from '@/messages/office/customers/customer-care'
import { saveFile } from '@/utils/save-file'

import { sessionDraft } from '@/hooks/kit/session-draft'
import { useAction } from '@/hooks/kit/use-action'
import type { OfficeCustomer } from './use-customers'
import { useForm } from '@/hooks/kit/use-form'
import { useModal } from '@/hooks/kit/use-modal'

export function useCreditForm(
  { id, email, credit, has_mail: hasMail }: OfficeCustomer,
  onChanged: (customer: OfficeCustomer) => void,
) {
  const { ask } = useModal()
  const [message, setTold] = useState('')
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
        ...(!isLongEnough(reason, 3) && { reason: customerCredit.reasonMissing }),
      }
    },
    send: async ({ form, services, keyFor }) => {
      setTold('')
      const amount = parseDollars(form.amount) ?? ZERO
      const change = { action: form.action, amount, reason: form.reason.trim() }
      if (!(await ask(creditDialog({ ...change, email, credit, hasMail })))) return
      const key = keyFor({ ...change, id, credit })
      const changed = await services.customers.changeCredit({ ...change, id }, { key })
      controls.renew(initial)
      setTold(customerCredit.done(changed.credit))
      onChanged(changed)
    },
  })
  const choose = (action: string) => {
    const known = CREDIT_ACTIONS.find((one) => one === action)
    if (known) controls.type({ action: known })
  }
  return { ...controls, told: message, choose }
}

export function useConfirmation(id: string) {
  const [isSent, setSent] = useState(false)
  const { run, ...action } = useAction(({ customers }) => customers.sendConfirmation({ id }))
  const send = async () => setSent((await run()) !== null)
  return { ...action, isSent, send: () => void send() }
}

export function useCustomerExport(id: string) {
  const { run, ...action } = useAction(({ customers }) => customers.exportData(id))
  const save = async () => {
    const done = await run()
    if (done) saveFile(`customer-${id}.json`, done.answer)
  }
  return { ...action, save: () => void save() }
}

/** Erases a customer after their email address was entered and the erasure confirmed. */
export function useErasure({ id, email }: OfficeCustomer, onErased: () => void) {
  const { ask } = useModal()
  return useForm({
    initial: { email: '' },
    check: (form) => (isSameMailbox(form.email, email) ? {} : { email: customerErasure.mismatch }),
    send: async ({ form, services }) => {
      if (!(await ask(eraseDialog(email)))) return
      await services.customers.erase({ id, email: form.email.trim() })
      onErased()
    },
  })
}

/** Adds a note. Its draft stays in the tab until it is sent. */
export function useCustomerNote(id: string, onChanged: (customer: OfficeCustomer) => void) {
  const controls = useForm({
    initial: { text: '' },
    check: ({ text }): { text?: string } =>
      text.trim() === '' ? { text: customerNotes.missing } : {},
    draft: sessionDraft(`customer-note-${id}`, (stored) => soundMembers(stored, { text: '' })),
    send: async ({ form, services, keyFor }) => {
      const text = form.text.trim()
      onChanged(await services.customers.addNote({ text, request_key: keyFor(text), id }))
      controls.renew({ text: '' })
    },
  })
  return controls
}

/** Removes notes about a customer; the last removal can be undone. */
export function useNoteRemoval(id: string, onChanged: (customer: OfficeCustomer) => void) {
  const [removed, setRemoved] = useState<number | null>(null)
  const { run, ...action } = useAction(async ({ customers }, note: number, isRemoved: boolean) => {
    onChanged(await customers.removeNote({ id, note, is_removed: isRemoved }))
    setRemoved(isRemoved ? note : null)
  })
  return { ...action, removed, run }
}
