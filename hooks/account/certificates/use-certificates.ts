import { useState } from 'react'

import type { Certificate, Certificates } from '@/contract/account/certificates/certificates'
import type { WireFile } from '@/contract/community/support/support'
import { certificateFaults } from '@/domain/account/certificates/certificate-form'
import type {
  CertificateFault,
  CertificateFormValues,
} from '@/domain/account/certificates/certificate-form'
import { FILE_LIMIT } from '@/domain/kit/attachments'
import { soundMembers } from '@/domain/kit/form-draft'
import { CERTIFICATE_REASONS } from '@/domain/shop/tax/certificate'
import { certificates as texts, withdrawDialog } from '@/messages/account/certificates/certificates'
import { SESSION_KEYS } from '@/utils/session-keys'

import { sessionDraft } from '@/hooks/kit/session-draft'
import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useModal } from '@/hooks/kit/use-modal'
import { useRequest } from '@/hooks/kit/use-request'

export type { Certificate, Certificates } from '@/contract/account/certificates/certificates'

export const useCertificates = () =>
  useRequest<Certificates>('certificates', ({ certificates }) => certificates.list())

/** Withdraws a submitted certificate after a confirmation. */
export function useWithdrawal(onDone: (all: Certificates) => void) {
  const { ask } = useModal()
  const { run, ...action } = useAction(({ certificates }, id: number) =>
    certificates.withdraw({ id }),
  )
  return {
    ...action,
    withdraw: async (one: Certificate) => {
      if (!(await ask(withdrawDialog(one)))) return
      const done = await run(one.id)
      if (done) onDone(done.answer)
    },
  }
}

const EMPTY: CertificateFormValues & { file: WireFile | null } = {
  ...{ region: '', reason: 'resale', other: '', number: '', ends_on: '', file: null },
}

/** The form of a new certificate. Its draft stays in the tab, except for the file. */
export function useCertificateForm(onSent: (all: Certificates) => void) {
  const controls = useForm<typeof EMPTY, CertificateFault | string>({
    initial: EMPTY,
    check: certificateFaults,
    draft: sessionDraft(SESSION_KEYS.certificateDraft, (stored) => soundMembers(stored, EMPTY)),
    send: async ({ form, services }) => {
      const [country_code = '', region = ''] = form.region.split(' ')
      const { reason, other, number, ends_on, file } = form
      const sent = await services.certificates.submit({
        ...{ country_code, region, reason, other, number },
        ...{ ends_on: ends_on || null, file: file?.id ?? '' },
      })
      controls.renew(EMPTY)
      onSent(sent)
    },
  })
  const [isTooLarge, setTooLarge] = useState(false)
  const upload = useAction(({ support }, file: File) => support.upload(file))
  return {
    ...controls,
    isUploading: upload.isRunning,
    uploadError: upload.error,
    fileFault: isTooLarge ? texts.tooLarge : undefined,
    chooseReason: (value: string) => {
      const reason = CERTIFICATE_REASONS.find((one) => one === value)
      if (reason) controls.type({ reason })
    },
    attach: async (file: File) => {
      upload.forget()
      setTooLarge(file.size > FILE_LIMIT)
      if (file.size > FILE_LIMIT) return
      const stored = await upload.run(file)
      if (stored) controls.type({ file: stored.answer })
    },
  }
}
