import { sizeText } from '@/domain/kit/attachments'
import { EVIDENCE_BYTES, MIN_EVIDENCE, type EvidenceField } from '@/domain/office/disputes/evidence'

import { officeMoment } from '@/messages/office/overview/overview'
import type { DialogRequest } from '@/messages/kit/dialogs'
import { providerName } from '@/messages/kit/providers'

export const evidence = {
  open: 'Answer the dispute',
  field: 'Evidence',
  hint: 'What was ordered, when it shipped and arrived, and what you agreed with the buyer. The bank reads it as it is.',
  fault: `Enter at least ${MIN_EVIDENCE} characters.`,
  send: 'Send evidence',
  close: 'Close',
  sent: (at: string) => `Evidence sent ${officeMoment(at)}`,
  unsent: 'Written, but not sent',
  elsewhere: (provider: string) =>
    `${providerName(provider)} takes neither text nor files from here. Please answer this dispute on its own site.`,
} as const

export const EVIDENCE_FIELD_WORDS: Record<EvidenceField, string> = {
  receipt: 'Receipt or invoice',
  shipping_documentation: 'Proof of delivery',
  service_documentation: 'Proof of a service',
  customer_communication: 'Messages with the buyer',
  customer_signature: 'Signature of the buyer',
  cancellation_policy: 'Cancellation policy',
  refund_policy: 'Refund policy',
  uncategorized_file: 'Something else',
}

const LIMIT = sizeText(EVIDENCE_BYTES)

export const evidenceFiles = {
  title: 'Files',
  none: 'No files yet. They stay here until you send the evidence.',
  used: (bytes: number) => `${sizeText(bytes)} of ${LIMIT}`,
  refused:
    'Your payment provider didn’t take this file. Please remove it, or attach it in another form.',
  remove: (name: string) => `Remove ${name}`,
  paper: (title: string) => `Add ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  shows: 'What the file shows',
  choose: 'Attach a file',
  hint: `PDF, JPEG or PNG, one file for each, ${LIMIT} in all. Mastercard reads 19 pages at most.`,
  uploading: 'Uploading…',
  tooLarge: (name: string) =>
    `${name} is too large: all files of a dispute can have ${LIMIT} together.`,
  full: 'There is a file for everything that the bank takes. Please remove one to attach another.',
} as const

/** Warns that evidence can be submitted only once. */
export const evidenceDialog = (files: number): DialogRequest => ({
  title: 'Send this evidence?',
  message: `${
    files === 0 ? 'It goes' : `It goes with ${files === 1 ? 'its file' : `its ${files} files`}`
  } to the bank of the buyer as it is. You can send evidence once, and you can’t change it afterward.`,
  icon: 'info',
  type: 'wide',
  primaryButtonType: 'default',
  primaryButton: 'Send evidence',
  secondaryButton: 'Not yet',
})
