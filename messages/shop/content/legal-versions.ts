import { dateLong } from '@/utils/format'

export const legalVersions = {
  earlier: 'Earlier versions',
  period: (number: number, from: string, until?: string) => {
    if (until === undefined) return `Version ${number}, in force since ${dateLong(from)}`
    const isSameDay = from.slice(0, 10) === until.slice(0, 10)
    const end = isSameDay ? timesOf(from, until) : ` to ${dateLong(until)}`
    return `Version ${number}, in force from ${dateLong(from)}${end}`
  },
  current: (title: string) => `Read the current version of “${title}”`,
  changes: (before: number) => `What changed since version ${before}`,
  removed: 'No longer included',
  added: 'New',
} as const

const timesOf = (from: string, until: string) =>
  `, ${from.slice(11, 16)} to ${until.slice(11, 16)} UTC`
