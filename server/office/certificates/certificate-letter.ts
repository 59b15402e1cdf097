import type { CertificateDecision } from '@/domain/shop/tax/certificate'
import { regionTitle } from '@/domain/shop/tax/registration'
import type { Letter } from '@/server/kernel/mail/letter'
import { dateInLetter } from '@/utils/format'

interface DecidedCertificate {
  country_code: string
  region: string
  number: string
  decision: CertificateDecision
  decision_reason: string
  ends_on: string | null
}

export function certificateLetter(certificate: DecidedCertificate, shopUrl: string): Letter {
  const { country_code, region, number, decision, decision_reason, ends_on } = certificate
  const where = regionTitle(country_code, region)
  const isApproved = decision === 'approved'
  const title = isApproved
    ? `Your exemption certificate for ${where} is approved`
    : decision === 'refused'
      ? `We couldn’t approve your exemption certificate for ${where}`
      : `Your exemption certificate for ${where} is no longer valid`
  return {
    subject: title,
    title,
    preview: `Certificate ${number}`,
    paragraphs: isApproved
      ? [
          `When you’re logged in, we don’t charge you the sales tax of ${where} on orders there${ends_on === null ? '' : ` until ${dateInLetter(ends_on)}`}.`,
        ]
      : [
          `Reason: ${decision_reason}`,
          `We charge the sales tax of ${where} on new orders there. You can send another certificate in your profile.`,
        ],
    tables: [{ title: 'Certificate', rows: [['Number', number]] }],
    action: { label: 'See your certificates', url: `${shopUrl}/dashboard/profile` },
    closing: 'If something looks wrong, reply to this email or contact us.',
  }
}
