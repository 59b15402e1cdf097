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
  const [isErased, setErased] = useState(false)
  const { ask } = useModal()
  const find = useAction(({ guests }, email: string) => guests.find({ email }))
  const save = useAction(async ({ guests }, email: string) => {
    saveFile('personal-data.json', await guests.exportData({ email }))
  })
  const erasure = useAction(async ({ guests }, email: string) => {
    saveFile('erasure-receipt.txt', await guests.erase({ email }), 'text/plain')
  })
  return {
    ...{ found, isErased, find, save, erasure },
    search: async (email: string) => {
      setErased(false)
      const done = await find.run(email)
      setFound(done ? { ...done.answer, email } : null)
    },
    erase: async (email: string) => {
      if (!(await ask(eraseGuestDialog(email)))) return
      if (!(await erasure.run(email))) return
      setFound(null)
      setErased(true)
    },
  }
}

export function useReceiptCheck() {
  return useAction(({ guests }, receipt: string) => guests.verify({ receipt }))
}
