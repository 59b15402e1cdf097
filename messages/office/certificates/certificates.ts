import type { OfficeCertificate } from '@/contract/office/certificates/certificates'
import {
  reasonTitle,
  wasApproved,
  type CertificateState,
  type StaffDecision,
} from '@/domain/shop/tax/certificate'
import { dateLong } from '@/utils/format'
import { mailNote } from '@/messages/office/kit/mail-note'

const STATES: Record<CertificateState, string> = {
  submitted: 'To check',
  approved: 'Approved',
  refused: 'Refused',
  ended: 'Ended',
}

const count = (number: number) => (number === 1 ? '1 certificate' : `${number} certificates`)

export const certificates = {
  title: 'Exemption certificates',
  lead: 'Certificates by which customers buy without the sales tax of a state. Check that the form is complete, signed and for this shop, and the number with the state’s own service, before you approve one.',
  states: STATES,
  lists: [
    { value: undefined, title: 'All' },
    ...Object.entries(STATES).map(([value, title]) => ({ value, title })),
  ] as { value: CertificateState | undefined; title: string }[],
  all: 'All certificates',
  ofCustomer: 'Only certificates of one customer are shown.',
  found: (number: number, isWhole: boolean) =>
    isWhole ? count(number) : `${count(number)} on this page`,
  none: 'No certificates yet',
  noneHint: 'Customers send them from their profile.',
  noMatch: 'No certificate in this list',
  previous: 'Previous page',
  next: 'Next page',
  keys: 'Use J and K to move between certificates, and Enter to open one.',
  item: (one: OfficeCertificate) => `${one.region_title}: ${reasonTitle(one)}`,
  facts: ({ number, submitted_on, ends_on, orders }: OfficeCertificate) =>
    [
      `Certificate ${number}`,
      `sent ${dateLong(submitted_on)}`,
      ends_on === null ? 'no last day' : `valid until ${dateLong(ends_on)}`,
      ...(orders > 0 ? [orders === 1 ? '1 exempt order' : `${orders} exempt orders`] : []),
    ].join(', '),
  deleted: 'Deleted account',
  because: 'Reason:',
  decide: 'Decide',
  open: ({ number }: OfficeCertificate) => `Decide about certificate ${number}`,
  decision: 'Decision',
  decisionTitle: (made: StaffDecision, { decision }: OfficeCertificate) => {
    if (made === 'approved') return 'Approve'
    return wasApproved(decision) ? 'Revoke' : 'Refuse'
  },
  reason: 'Reason',
  reasonHint: (hasMail: boolean) =>
    hasMail ? 'The customer reads it in the email' : 'The customer reads it in their account',
  reasonFault: 'Enter a reason for the customer.',
  endsOn: 'Last day',
  endsOnHint: 'Leave blank for no end.',
  saved: ({ number }: OfficeCertificate, hasMail: boolean) =>
    `Saved: certificate ${number}. ${mailNote('We’ll email the customer.', hasMail)}`,
} as const

export const customerCertificates = {
  title: 'Tax exemption',
  link: 'Exemption certificates',
} as const
