import type { Fulfillment, FulfillmentParcel } from '@/hooks/office/fulfillment/use-fulfillment'

/** @param parcel keeps its carrier as an option, even if that isn't offered anymore */
export function carrierOptions(carriers: Fulfillment['carriers'], parcel?: FulfillmentParcel) {
  const options = carriers.map(({ code, title }) => ({ value: code, title }))
  if (!parcel || options.some(({ value }) => value === parcel.carrier_code)) return options
  return [...options, { value: parcel.carrier_code, title: parcel.carrier }]
}
