import { useState } from 'react'

import type { Guest } from '@/contract/office/guests/guests'
import { useAction } from '@/hooks/kit/use-action'
import { useModal } from '@/hooks/kit/use-modal'
import { eraseGuestDialog } from '@/messages/office/guests/guests'
import { saveFile } from '@/utils/save-file'

export type FoundGuest = Guest & { email: string }

/** Finds, exports and erases what the shop holds about an email address. */
export function useGuests() {
  const [found, setFound] = useState<FoundGuest | null>(null)
  const [receipt, setReceipt] = useState<string | null>(null)
  const { ask } = useModal()
  const find = useAction(({ guests }, email: string) => guests.find({ email }))
  const save = useAction(async ({ guests }, email: string) => {
    saveFile('personal-data.json', await guests.exportData({ email }))
  })
  const erasure = useAction(async ({ guests }, email: string) => {
    const text = await guests.erase({ email })
    saveFile('erasure-receipt.txt', text, 'text/plain')
    return text
  })
  return {
    ...{ found, receipt, find, save, erasure },
    search: async (email: string) => {
      setReceipt(null)
      const done = await find.run(email)
      setFound(done ? { ...done.answer, email } : null)
    },
    erase: async (email: string) => {
      if (!(await ask(eraseGuestDialog(email)))) return
      const done = await erasure.run(email)
      if (!done) return
      setFound(null)
      setReceipt(done.answer)
    },
  }
}

export function useReceiptCheck() {
  return useAction(({ guests }, receipt: string) => guests.verify({ receipt }))
}
