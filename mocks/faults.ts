/** Faults that mock mode can inject, to show rare screens. */
const FAULTS = ['slow', 'fail', 'offline', 'sold-out'] as const
export type Fault = (typeof FAULTS)[number]

/** Reads `?mock=slow` from the page's URL in the referrer; server-rendered pages have no referrer. */
export function requestedFault({ headers }: Pick<Request, 'headers'>): Fault | undefined {
  const page = headers.get('referer') ?? ''
  const requested = URL.canParse(page) ? new URL(page).searchParams.get('mock') : null
  return FAULTS.find((fault) => fault === requested)
}
