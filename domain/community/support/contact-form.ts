import { emailFault } from '@/domain/account/auth/account-form'
import { isLongEnough } from '@/domain/kit/text-length'
import { MESSAGE_LIMIT } from './ticket'

const SHORTEST = 10

interface ContactFormValues {
  name: string
  email: string
  message: string
}

export function contactFaults({ name, email, message }: ContactFormValues) {
  const length = message.trim().length
  return {
    ...(name.trim() === '' && { name: 'nameMissing' as const }),
    ...(emailFault(email) !== null && { email: 'emailMissing' as const }),
    ...(!isLongEnough(message, SHORTEST) && { message: 'messageMissing' as const }),
    ...(length > MESSAGE_LIMIT && { message: 'messageLong' as const }),
  }
}
