import { LOCAL_KEYS, localStore } from '@/utils/storage'

/** spec §3 Stored items, payment data: not personal; deleted with the payment or after a day. */
export interface PaymentData {
  attempt_id: string
  provider: string
  /** Unix time in ms. */
  time: number
}

const LIFE_MS = 24 * 60 * 60_000

export function savePaymentData(data: PaymentData): void {
  localStore.write(LOCAL_KEYS.paymentData, data)
}

export function clearPaymentData(): void {
  localStore.remove(LOCAL_KEYS.paymentData)
}

/** @returns null if there is none, it is older than a day, or it can't be parsed */
export function readPaymentData(now: number): PaymentData | null {
  const value = localStore.read(LOCAL_KEYS.paymentData)
  if (typeof value !== 'object' || value === null) return null
  const { attempt_id, provider, time } = value as Partial<Record<keyof PaymentData, unknown>>
  if (typeof attempt_id !== 'string' || typeof provider !== 'string') return null
  if (typeof time !== 'number' || !(now - time < LIFE_MS)) return null
  return { attempt_id, provider, time }
}
