import { shopZone } from '@/utils/shop-region'
import { dayAfter, momentOf, zoneTime } from '@/domain/kit/zone-time'
import { readCsvFormat } from '@/server/kernel/db/csv-format'
import type { Deps } from '@/server/kernel/deps'

import {
  readBacklog,
  readClosed,
  readOpened,
  readScores,
  readVainSearches,
  type Span,
} from './report-queries'

export async function readReports({ db, clock }: Pick<Deps, 'db' | 'clock'>, days: number) {
  const now = clock.now()
  const to = zoneTime(now, shopZone()).day
  const from = dayAfter(to, 1 - days)
  const midnight = (day: string) => momentOf(day, 0, shopZone())
  const span: Span = { from: midnight(from), to: midnight(dayAfter(to, 1)) }
  const [opened, solution, backlog, score, searched_in_vain] = await Promise.all([
    readOpened(db, span),
    readClosed(db, span),
    readBacklog(db, now),
    readScores(db, span),
    readVainSearches(db, span),
  ])
  return {
    ...{ from, to },
    ...opened,
    csv: await readCsvFormat(db),
    ...{ closed: solution.count, solution, ...backlog, score, searched_in_vain },
  }
}
