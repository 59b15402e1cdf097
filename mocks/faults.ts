/** Faults that mock mode can inject, to see rare screens. */
const FAULTS = ['slow', 'fail', 'offline', 'sold-out'] as const
export type Fault = (typeof FAULTS)[number]

/**
 * Returns the fault that the page's URL requests: `/cart/checkout?mock=slow`. It applies to the requests of this page
 * in a browser, which sends it as their referrer; pages rendered on the server have no faults.
 */
export function requestedFault({ headers }: Pick<Request, 'headers'>): Fault | undefined {
  const page = headers.get('referer') ?? ''
  const requested = URL.canParse(page) ? new URL(page).searchParams.get('mock') : null
  return FAULTS.find((fault) => fault === requested)
}
