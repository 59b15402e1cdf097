import { dealerships } from '@/contract/office/dealers/dealers'
import type { FieldControls } from '@/hooks/office/kit/use-resource'
import { useRequest } from '@/hooks/kit/use-request'

/** The countries of dealers, and the bikes that they can have. */
export function useDealershipChoices() {
  return useRequest('choices', ({ dealerships }) => dealerships.choices())
}

export function useDealerRides(id: string) {
  return useRequest(id, ({ testRides }) => testRides.list({ dealer: id }))
}

/** The position in the form of a dealer; null if it is invalid. */
export function pointOf(form: FieldControls['form']) {
  const { lat, lng } = dealerships.fields
  const [north, east] = [lat.parse(String(form.lat)), lng.parse(String(form.lng))]
  return 'value' in north && 'value' in east ? { lat: north.value, lng: east.value } : null
}
