import type { CertificateReason } from '@/domain/shop/tax/certificate'

export interface CertificateFormValues {
  /** Country code and region, such as 'US NY'. */
  region: string
  reason: CertificateReason
  other: string
  number: string
  /** 'YYYY-MM-DD', or empty for no end. */
  ends_on: string
}

type WithFile = CertificateFormValues & { file: object | null }
const REQUIRED = ['region', 'number', 'file'] as const
export type CertificateFault = (typeof REQUIRED)[number] | 'other'

/** Returns which fields are missing, each as the key of its message. */
export function certificateFaults(
  form: WithFile,
): Partial<Record<CertificateFault, CertificateFault>> {
  const isMissing = (name: CertificateFault) =>
    typeof form[name] === 'string' ? form[name].trim() === '' : form[name] === null
  const needed = form.reason === 'other' ? [...REQUIRED, 'other' as const] : REQUIRED
  return Object.fromEntries(needed.filter(isMissing).map((name) => [name, name]))
}
