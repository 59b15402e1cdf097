import { useState } from 'react'

import {
  EVIDENCE_BYTES,
  EVIDENCE_FIELDS,
  MIN_EVIDENCE,
  type EvidenceField,
  type EvidencePaper,
} from '@/domain/office/disputes/evidence'
import { isLongEnough } from '@/domain/kit/text-length'
import { evidence as texts, evidenceFiles } from '@/messages/office/disputes/evidence'
import type { DisputeFiles } from '@/contract/office/disputes/disputes'

import { useAction } from '@/hooks/kit/use-action'
import type { OfficeOrder } from '@/hooks/office/overview/use-backoffice'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'

export type { DisputeFile, DisputeFiles } from '@/contract/office/disputes/disputes'
export type Dispute = OfficeOrder['disputes'][number]

interface EvidenceFormOptions {
  dispute: Dispute
  confirm: () => Promise<boolean>
  onSent: () => void
  /** The provider rejected the evidence; its files may show why. */
  onFailed: () => void
}

/** Manages the shop’s evidence in a dispute; unsent text is restored. */
export function useEvidenceForm({ dispute, confirm, onSent, onFailed }: EvidenceFormOptions) {
  return useForm({
    initial: { text: dispute.evidence },
    check: ({ text }) => (!isLongEnough(text, MIN_EVIDENCE) ? { text: texts.fault } : {}),
    send: async ({ form, services, keyFor }) => {
      if (!(await confirm())) return
      const text = form.text.trim()
      const request_key = keyFor(text)
      try {
        await services.bookkeeping.evidence({ text, request_key, id: dispute.id })
      } catch (thrown) {
        onFailed()
        throw thrown
      }
      onSent()
    },
  })
}

/** Loads the evidence files of a dispute. @param id null without permission */
export function useDisputeFiles(id: number | null) {
  const key = id === null ? null : `dispute-files ${id}`
  return useStaleIfErrorRequest<DisputeFiles>(key, ({ disputes }) =>
    disputes.files({ id: id ?? 0 }),
  )
}

/** Default evidence field: the shop has no document of this kind, and most disputes depend on it. */
const LIKELIEST: EvidenceField = 'customer_communication'

interface DisputeFileChangesOptions {
  id: number
  list: DisputeFiles
  onChanged: (list: DisputeFiles) => void
}

export function useDisputeFileChanges({ id, list, onChanged }: DisputeFileChangesOptions) {
  const [fault, setFault] = useState<string | null>(null)
  const [chosen, setChosen] = useState<EvidenceField | null>(null)
  const used = list.files.reduce((sum, { size }) => sum + size, 0)
  const open = EVIDENCE_FIELDS.filter((field) => list.files.every((one) => one.field !== field))
  const field = [chosen, LIKELIEST].find((one) => one && open.includes(one)) ?? open[0]

  const { run, isRunning, error, forget } = useAction(
    async (services, change: (disputes: typeof services.disputes) => Promise<DisputeFiles>) =>
      onChanged(await change(services.disputes)),
  )
  const upload = useAction(async ({ support, disputes }, file: File, shows: EvidenceField) => {
    const { id: stored } = await support.upload(file)
    onChanged(await disputes.attach({ file: stored, field: shows, id }))
  })

  function begin() {
    setFault(null)
    forget()
    upload.forget()
  }

  return {
    used,
    open,
    field,
    fault,
    error: error ?? upload.error,
    isRunning,
    isUploading: upload.isRunning,
    papers: list.papers.filter((paper) => open.includes(paper.field)),
    show: setChosen,
    attach(file: File) {
      begin()
      const isTooLarge = used + file.size > EVIDENCE_BYTES
      if (isTooLarge) return setFault(evidenceFiles.tooLarge(file.name))
      if (field) void upload.run(file, field)
    },
    attachPaper(paper: EvidencePaper) {
      begin()
      void run((disputes) => disputes.attachPaper({ id, paper }))
    },
    remove(file: number) {
      begin()
      void run((disputes) => disputes.remove({ id, file }))
    },
  }
}
