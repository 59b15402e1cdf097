import { emailFault } from '@/domain/account/auth/account-form'
import { isLongEnough } from '@/domain/kit/text-length'

/** How long decisions can be contested (Regulation (EU) 2022/2065, art. 20(1)). */
export const CONTEST_TERM = '6 months'

export const LEGAL_REPORT_LIMITS = { name: 100, explanation: { min: 30, max: 5_000 } } as const

export interface LegalReportForm {
  explanation: string
  /** Whether name and address may be left out (Regulation (EU) 2022/2065, art. 16(2)(c)). */
  is_child_abuse: boolean
  name: string
  email: string
  is_good_faith: boolean
}

/** What a notice must contain (Regulation (EU) 2022/2065, art. 16(2)). The form knows the URL itself. */
export function legalReportFaults(form: LegalReportForm) {
  const { explanation, is_child_abuse, name, email, is_good_faith } = form
  const isOptional = (text: string) => is_child_abuse && text.trim() === ''
  const { min, max } = LEGAL_REPORT_LIMITS.explanation
  return {
    ...(!isLongEnough(explanation, min) && { explanation: 'explanationShort' as const }),
    ...(explanation.trim().length > max && { explanation: 'explanationLong' as const }),
    ...(!isOptional(name) && name.trim() === '' && { name: 'nameMissing' as const }),
    ...(!isOptional(email) && emailFault(email) !== null && { email: 'emailMissing' as const }),
    ...(!is_good_faith && { is_good_faith: 'goodFaithMissing' as const }),
  }
}
