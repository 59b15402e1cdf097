import type { BuildBoard } from '@/contract/office/builds/builds'
import { dateShort } from '@/utils/format'

type Column = BuildBoard['columns'][number]
type Week = BuildBoard['weeks'][number]

const COLUMNS: Record<Column['state'], string> = {
  to_build: 'To build',
  in_production: 'In production',
  ready: 'Ready to ship',
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
const bikes = (count: number) => (count === 1 ? '1 bike' : `${count} bikes`)

export const builds = {
  title: 'Builds',
  lead: 'Every bike that is to be built and shipped, most urgent first.',
  weeks: 'Weeks',
  weeksLead: 'Bikes that have to leave the factory in each week, and how many it can build.',
  week: (monday: string) => `Week of ${dateShort(monday)}`,
  load: ({ to_build, capacity }: Week) =>
    capacity === null ? bikes(to_build) : `${to_build} of ${bikes(capacity)}`,
  change: 'Set how many can be built',
  column: (state: Column['state']) => COLUMNS[state],
  count: ({ count, bikes: shown }: Column) =>
    count > shown.length ? `${shown.length} of ${count}` : String(count),
  empty: 'No bikes here.',
  beginNote:
    'Once a bike is being built, its buyer can’t cancel or change it anymore. You can undo this for an hour.',
  readyNote:
    'Once a bike is ready, it can ship, and its buyer sees its frame number. You can’t undo this.',
  none: 'No bikes to build',
  noneHint: 'Bikes show up here as soon as their order is paid.',
  leaves: (day: string) => `Leaves by ${dateShort(day)}`,
  left: (count: number) =>
    count < 0 ? `${days(-count)} late` : count === 0 ? 'today' : `${days(count)} left`,
  promised: (day: string) => `Promised ${dateShort(day)}`,
  delayed: (cause: string) => `Delayed: ${cause}`,
  stopped: 'Payment disputed or under review',
  beginOf: (number: string) => `Start building: ${number}`,
  undoOf: (number: string) => `Undo start: ${number}`,
  readyOf: (number: string) => `Mark as ready: ${number}`,
  keys: 'Use J and K to move between bikes, and Enter to open an order.',
} as const
