/** What can be made to go wrong in mock mode, to see the screens that nobody sees otherwise. */
export const FAULTS = ['slow', 'fail', 'offline', 'sold-out'] as const
export type Fault = (typeof FAULTS)[number]

/**
 * The fault that the address of the page asks for: `/cart/checkout?mock=slow`. It holds for the requests
 * of that page in the browser; pages made on the server know no fault.
 */
export function presentFault(): Fault | undefined {
  if (typeof window === 'undefined') return undefined
  const wanted = new URLSearchParams(window.location.search).get('mock')
  return FAULTS.find((fault) => fault === wanted)
}
