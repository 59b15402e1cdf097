import { TILL_TITLES, TILL_WAYS } from '@/domain/shop/payment/till'
import { ProviderRefused, type PaymentProvider } from '@/server/kernel/ports/payments'

/** Payments that staff take themselves (`takePayment`). They have no page, and staff hand refunds back. */
export function tillProviders(): PaymentProvider[] {
  return TILL_WAYS.map((id) => ({
    id,
    title: TILL_TITLES[id],
    note: '',
    isTest: false,
    isInternal: true,
    create: () => Promise.reject(new ProviderRefused('taken_by_staff', 'Staff take it.')),
    lookUp: () => Promise.resolve(null),
    expire: () => Promise.resolve(null),
    pageOf: () => '',
  }))
}
