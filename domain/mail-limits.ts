/** How many letters that anybody can cause one address gets. */
export interface MailLimits {
  perHour: number
  perDay: number
}

export const DEFAULT_MAIL_LIMITS: MailLimits = { perHour: 10, perDay: 30 }

/** Kinds, by their beginning, that need no more than typing somebody's address. */
export const OPEN_TO_ANYONE = [
  'transfer_',
  'payment_failed_',
  'order_expired',
  'ticket_receipt',
  'confirm_newsletter',
] as const

/**
 * Whether a letter counts. Those about an account or about money that arrived do not, so that a stranger can
 * neither cause them nor keep them away from their owner.
 */
export function isOpenToAnyone(kind: string): boolean {
  return OPEN_TO_ANYONE.some((beginning) => kind.startsWith(beginning))
}
