import { inSentence } from '@/utils/text'

import {
  isOfRegion,
  regionTitle,
  registrationState,
  taxesAt,
  type TaxAddress,
  type TaxRegistration,
} from './registration'
import { titleOf } from './tax'

export const CERTIFICATE_REASONS = ['resale', 'exempt_organization', 'other'] as const
export type CertificateReason = (typeof CERTIFICATE_REASONS)[number]

/** Decisions as stored; `submitted` until staff decide. */
export const CERTIFICATE_DECISIONS = ['submitted', 'approved', 'refused', 'revoked'] as const
export type CertificateDecision = (typeof CERTIFICATE_DECISIONS)[number]

export const CERTIFICATE_STATES = ['submitted', 'approved', 'refused', 'ended'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

export const CERTIFICATE_LIMITS = { number: 60, other: 200, reason: 500 } as const

/** A buyer's certificate that exempts from the taxes of a state or province. */
export interface TaxCertificate {
  id: number
  country_code: string
  region: string
  number: string
  decision: CertificateDecision
  /** Last day, 'YYYY-MM-DD'; null for no end. */
  ends_on: string | null
}

/** Returns the state of a certificate on a day, 'YYYY-MM-DD'. */
export function certificateState(
  { decision, ends_on }: Pick<TaxCertificate, 'decision' | 'ends_on'>,
  day: string,
): CertificateState {
  if (decision === 'revoked') return 'ended'
  if (decision === 'approved' && ends_on !== null && ends_on < day) return 'ended'
  return decision
}

/** Decisions that staff can take; refusing a certificate that was approved before revokes it. */
export const STAFF_DECISIONS = ['approved', 'refused'] as const
export type StaffDecision = (typeof STAFF_DECISIONS)[number]

export const wasApproved = (decision: CertificateDecision): boolean =>
  decision === 'approved' || decision === 'revoked'

/**
 * Returns whether certificates exempt from a tax: those of states and provinces. Harmonized sales tax is charged to
 * registered buyers, too, who claim it back.
 */
export const isExemptible = ({ region, replaces_national }: TaxRegistration): boolean =>
  region !== null && !replaces_national

/** Returns the states and provinces for which buyers can submit a certificate on a day. */
export function certifiedRegions(
  registrations: readonly TaxRegistration[],
  day: string,
): { country_code: string; region: string; title: string }[] {
  const regions = new Map(
    registrations.flatMap((one) => {
      const { country_code, region } = one
      if (region === null || !isExemptible(one) || registrationState(one, day) !== 'in_force')
        return []
      const title = regionTitle(country_code, region)
      return [[`${country_code} ${region}`, { country_code, region, title }] as const]
    }),
  )
  return [...regions.values()].sort((a, b) => a.title.localeCompare(b.title))
}

/** A certificate, and the name of the taxes that it exempts from at an address. */
export interface Exemption {
  certificate: TaxCertificate
  tax: string
}

/** Returns the exemption of an address on a day; null if its state charges no tax that the certificates cover. */
export function exemptionAt(
  registrations: readonly TaxRegistration[],
  { certificates = [], ...address }: TaxAddress & { certificates?: readonly TaxCertificate[] },
  day: string,
): Exemption | null {
  const { code } = address.country
  const certificate = certificates.find(
    (one) =>
      one.country_code === code &&
      isOfRegion(code, one.region, address.region) &&
      certificateState(one, day) === 'approved',
  )
  const table = { registrations: registrations.filter(isExemptible), exchangeRates: new Map() }
  const taxes = certificate && taxesAt(table, address, day)
  return taxes && taxes.length > 0 ? { certificate, tax: titleOf(taxes, '') } : null
}

/**
 * Names the tax of an exempt order.
 * @example exemptTitle({ certificate, tax: 'Sales tax' }, '') // 'Exempt from sales tax (certificate 123)'
 */
export function exemptTitle({ certificate, tax }: Exemption, charged: string): string {
  const from = `xempt from ${inSentence(tax)} (certificate ${certificate.number})`
  return charged === '' ? `E${from}` : `${charged}, e${from}`
}

/** Names the reason of a certificate, for people. */
export function reasonTitle({
  reason,
  other,
}: {
  reason: CertificateReason
  other: string
}): string {
  if (reason === 'other') return other
  return reason === 'resale' ? 'Resale' : 'Exempt organization'
}
