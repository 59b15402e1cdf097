/** Rate limits per address for emails that anyone can trigger. */
export interface MailLimits {
  perHour: number
  perDay: number
}

export const DEFAULT_MAIL_LIMITS: MailLimits = { perHour: 10, perDay: 30 }

/** Prefixes of email kinds that anyone can trigger by typing an address. */
export const OPEN_TO_ANYONE = [
  'transfer_',
  'payment_failed_',
  'order_expired',
  'ticket_receipt',
  'legal_report_receipt',
  'confirm_newsletter',
  'confirm_stock_alert',
] as const

/** Excludes emails about an account or received money: strangers can't trigger or block them. */
export function isOpenToAnyone(kind: string): boolean {
  return OPEN_TO_ANYONE.some((beginning) => kind.startsWith(beginning))
}
