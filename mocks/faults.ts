/** What can be made to go wrong in mock mode, to see the screens that nobody sees otherwise. */
const FAULTS = ['slow', 'fail', 'offline', 'sold-out'] as const
export type Fault = (typeof FAULTS)[number]

/**
 * The fault that the address of the page asks for: `/cart/checkout?mock=slow`. It holds for the requests that
 * this page sends from a browser, which names it as their referrer; pages made on the server know no fault.
 */
export function requestedFault({ headers }: Pick<Request, 'headers'>): Fault | undefined {
  const page = headers.get('referer') ?? ''
  const wanted = URL.canParse(page) ? new URL(page).searchParams.get('mock') : null
  return FAULTS.find((fault) => fault === wanted)
}
