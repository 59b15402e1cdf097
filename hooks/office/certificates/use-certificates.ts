import type {
  CertificatesQuery,
  OfficeCertificate,
} from '@/contract/office/certificates/certificates'
import type { StaffDecision } from '@/domain/shop/tax/certificate'
import { certificates as texts } from '@/messages/office/certificates/certificates'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useEdit } from '@/hooks/kit/use-edit'
import { useOfficeList } from '@/hooks/office/kit/use-office-list'

export type { OfficeCertificate } from '@/contract/office/certificates/certificates'

export function useCertificates() {
  return useOfficeList(['list', 'customer'], ({ taxCertificates }, query: CertificatesQuery) =>
    taxCertificates.list(query),
  )
}

interface DecisionFormOptions {
  certificate: OfficeCertificate
  onSaved: (saved: OfficeCertificate) => void
  onChanged: () => void
}

const toFormValues = ({ decision, ends_on, decision_reason, version }: OfficeCertificate) => ({
  ...{ decision_reason, version, ends_on: ends_on ?? '' },
  decision: (['refused', 'revoked'].includes(decision) ? 'refused' : 'approved') as StaffDecision,
})
type DecisionFormValues = ReturnType<typeof toFormValues>

export function useDecisionForm({ certificate, onSaved, onChanged }: DecisionFormOptions) {
  const { id } = certificate
  return useEdit({
    saved: toFormValues(certificate),
    draftKey: `${OFFICE_KEYS.certificateDraft}_${id}`,
    check: ({ decision, decision_reason }: DecisionFormValues) =>
      decision === 'refused' && decision_reason.trim() === ''
        ? { decision_reason: texts.reasonFault }
        : {},
    conflict: 'certificate_changed',
    send: ({ taxCertificates }, { decision, decision_reason, ends_on, version }) =>
      taxCertificates.decide({
        ...{ id, version, decision, decision_reason, ends_on: ends_on || null },
      }),
    toFormValues,
    onSaved,
    onChanged,
  })
}
