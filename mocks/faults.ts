/** Faults that mock mode can inject, to see rare screens. */
const FAULTS = ['slow', 'fail', 'offline', 'sold-out'] as const
export type Fault = (typeof FAULTS)[number]

/** Reads `?mock=slow` of the page's URL from the referrer; pages rendered on the server have none. */
export function requestedFault({ headers }: Pick<Request, 'headers'>): Fault | undefined {
  const page = headers.get('referer') ?? ''
  const requested = URL.canParse(page) ? new URL(page).searchParams.get('mock') : null
  return FAULTS.find((fault) => fault === requested)
}
