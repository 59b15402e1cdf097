import type { HeightFormValue } from '@/domain/kit/height'
import { isEmail } from '@/domain/kit/mailbox'

import { RIDE_HEIGHT } from './dealers'

interface RideFormValues {
  slot: object | null
  name: string
  email: string
  height: HeightFormValue
}

export function rideFaults({ slot, name, email, height: { text, cm } }: RideFormValues) {
  const { min, max } = RIDE_HEIGHT
  const isTall = text.trim() === '' || (cm !== null && cm >= min && cm <= max)
  return {
    ...(slot === null && { slot: 'slot' as const }),
    ...(name.trim() === '' && { name: 'name' as const }),
    ...(!isEmail(email) && { email: 'email' as const }),
    ...(!isTall && { height: 'height' as const }),
  }
}
