import { MIN_EVIDENCE } from '@/domain/evidence'

import { officeMoment } from './backoffice'
import type { DialogRequest } from './dialogs'

/** The shop’s answer in a dispute. */
export const evidence = {
  open: 'Answer the dispute',
  field: 'Evidence',
  hint: 'What was ordered, when it shipped and arrived, and what you agreed with the buyer. The bank reads it as it is.',
  fault: `Enter at least ${MIN_EVIDENCE} characters.`,
  send: 'Send evidence',
  close: 'Close',
  sent: (at: string) => `Evidence sent ${officeMoment(at)}`,
  kept: 'Written, but not sent',
} as const

/** Says that it happens once. */
export const evidenceDialog = {
  title: 'Send this evidence?',
  message:
    'It goes to the bank of the buyer as it is. You can send evidence once, and you can’t change it afterward.',
  icon: 'info',
  type: 'wide',
  primaryButtonType: 'default',
  primaryButton: 'Send evidence',
  secondaryButton: 'Not yet',
} as const satisfies DialogRequest
