import { DEFAULT_MAIL_LIMITS as BASE, type MailLimits } from '@/domain/kit/mail-limits'

import { wholeNumber } from './whole-number'

/** @throws Error for a setting that is not a positive integer */
export function mailLimitsFromEnvironment(factor = 1): MailLimits {
  const hour = process.env.MAX_MAILS_PER_HOUR
  const day = process.env.MAX_MAILS_PER_DAY
  return {
    perHour: Math.ceil(wholeNumber('MAX_MAILS_PER_HOUR', hour, BASE.perHour) * factor),
    perDay: Math.ceil(wholeNumber('MAX_MAILS_PER_DAY', day, BASE.perDay) * factor),
  }
}
