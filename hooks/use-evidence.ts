import { MIN_EVIDENCE } from '@/domain/evidence'
import { evidence as texts } from '@/messages/evidence'

import type { OfficeOrder } from './use-backoffice'
import { useForm } from './use-form'

export type Dispute = OfficeOrder['disputes'][number]

interface Answering {
  dispute: Dispute
  /** Asks before anything is sent. */
  confirm: () => Promise<boolean>
  onSent: () => void
}

/** The shop’s answer in a dispute; what was not sent is there again. */
export function useEvidenceForm({ dispute, confirm, onSent }: Answering) {
  return useForm({
    initial: { text: dispute.evidence },
    check: ({ text }) => (text.trim().length < MIN_EVIDENCE ? { text: texts.fault } : {}),
    send: async ({ form, services, keyFor }) => {
      if (!(await confirm())) return
      const text = form.text.trim()
      await services.bookkeeping.evidence(dispute.id, { text, request_key: keyFor(text) })
      onSent()
    },
  })
}
