import { RIDE_HEIGHT } from './dealers'
import type { HeightFormValue } from '@/domain/kit/height'

interface RideFormValues {
  slot: object | null
  name: string
  email: string
  height: HeightFormValue
}

const EMAIL = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/

export function rideFaults({ slot, name, email, height: { text, cm } }: RideFormValues) {
  const { min, max } = RIDE_HEIGHT
  const isTall = text.trim() === '' || (cm !== null && cm >= min && cm <= max)
  return {
    ...(slot === null && { slot: 'slot' as const }),
    ...(name.trim() === '' && { name: 'name' as const }),
    ...(!EMAIL.test(email.trim()) && { email: 'email' as const }),
    ...(!isTall && { height: 'height' as const }),
  }
}
