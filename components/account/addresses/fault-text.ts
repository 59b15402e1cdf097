import type { FormFault } from '@/domain/shop/checkout/checkout-form'
import { faultSentences } from '@/messages/account/addresses/addresses'

export function faultText(
  fault: FormFault | string | undefined,
  label: string,
): string | undefined {
  if (!fault || typeof fault === 'string') return fault
  if (fault.code === 'email') return faultSentences.email
  if (fault.code === 'postcode') return faultSentences.postcode(label, fault.example)
  if (fault.code === 'other_region') return faultSentences.otherRegion(label)
  if (fault.code === 'region_choice') return faultSentences.regionChoice(label)
  return faultSentences.missing(label)
}
