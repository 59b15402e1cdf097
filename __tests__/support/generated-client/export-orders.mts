// An accounting program: it exports the orders that were placed on a day, with an API key. Its arguments are the
// shop's origin, the key, and the day in UTC.
import { backofficeOrders, type OfficeOrderRow } from './client/index.js'

const [baseUrl = '', auth = '', day = ''] = process.argv.slice(2)

/** Sends a request again when the shop asks to wait. */
async function page(query: { updated_since?: string; after?: string }) {
  for (;;) {
    const { data, response } = await backofficeOrders({ baseUrl, auth, query })
    if (data) return data.data
    const wait = Number(response?.headers.get('retry-after'))
    if (!wait) throw new Error(`The shop answered ${response?.status}.`)
    await new Promise((done) => setTimeout(done, wait * 1_000))
  }
}

// An order that changes while the pages are read comes again, so that the latest row counts.
const found = new Map<string, OfficeOrderRow>()
let read = await page({ updated_since: `${day}T00:00:00Z` })
for (;;) {
  for (const order of read.orders) found.set(order.number, order)
  if (read.next === null) break
  read = await page({ after: read.next })
}

const placed = [...found.values()].filter(({ placed_at }) => placed_at.startsWith(day))
process.stdout.write(placed.map(({ number, total }) => `${number};${total}\n`).join(''))
