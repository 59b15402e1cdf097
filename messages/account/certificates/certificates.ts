import type { Certificate } from '@/contract/account/certificates/certificates'
import type { CertificateFault } from '@/domain/account/certificates/certificate-form'
import {
  reasonTitle,
  type CertificateReason,
  type CertificateState,
} from '@/domain/shop/tax/certificate'
import type { DialogRequest } from '@/messages/kit/dialogs'
import { dateLong } from '@/utils/format'

export const certificates = {
  title: 'Tax exemption',
  lead: 'If you buy for resale or for an exempt organization, send us your exemption certificate, such as form ST-120. Once we approve it, your orders to its state have no sales tax while you’re logged in.',
  none: 'No certificates yet.',
  nowhere: 'We don’t take exemption certificates right now.',
  states: {
    submitted: 'Being checked',
    approved: 'Approved',
    refused: 'Not approved',
    ended: 'Ended',
  } satisfies Record<CertificateState, string>,
  item: (one: Certificate) => `${one.region_title}: ${reasonTitle(one)}`,
  facts: ({ number, submitted_on, ends_on }: Certificate) =>
    [
      `Certificate ${number}`,
      `sent ${dateLong(submitted_on)}`,
      ...(ends_on === null ? [] : [`valid until ${dateLong(ends_on)}`]),
    ].join(', '),
  because: (reason: string) => `Reason: ${reason}`,
  withdraw: 'Remove',
  withdrawOf: (one: Certificate) => `Remove the certificate for ${one.region_title}`,
  withdrawn: 'Your certificate was removed.',
  add: 'Add certificate',
  addTitle: 'New certificate',
  region: 'State or province',
  choose: 'Choose…',
  reason: 'Reason',
  reasons: [
    { value: 'resale', title: 'Resale' },
    { value: 'exempt_organization', title: 'Exempt organization' },
    { value: 'other', title: 'Another reason' },
  ] satisfies { value: CertificateReason; title: string }[],
  other: 'Which reason?',
  number: 'Certificate number',
  numberHint: 'Or the tax ID on it.',
  endsOn: 'Last day (optional)',
  endsOnHint: 'If the certificate expires.',
  file: 'Certificate',
  chooseFile: 'Choose a file',
  fileHint: 'The signed form as PDF, PNG, JPEG or WebP, up to 5 MB.',
  uploading: 'Uploading…',
  tooLarge: 'This file is larger than 5 MB.',
  faults: {
    region: 'Choose a state or province.',
    other: 'Enter the reason for the exemption.',
    number: 'Enter the number of the certificate.',
    file: 'Choose a file.',
  } satisfies Record<CertificateFault, string>,
  send: 'Send certificate',
  cancel: 'Cancel',
  sent: 'We got your certificate. We’ll email you once we’ve checked it.',
} as const

export const withdrawDialog = (one: Certificate) =>
  ({
    title: 'Remove this certificate?',
    message: `We’ll delete certificate ${one.number} and its file. You can send it again later.`,
    icon: 'trash',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Remove',
    secondaryButton: 'Go back',
  }) as const satisfies DialogRequest
