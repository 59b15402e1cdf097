import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'

interface Header {
  key: string
  value: string
}

interface Rule {
  source: string
  regex: string
  has?: { type: string; key?: string; value?: string }[]
  headers: Header[]
}

/** Returns a lookup of an address's headers in the build's manifest; the last matching rule wins. */
export function headersFor(
  distDir: string,
  address: string,
): (request: Pick<IncomingMessage, 'headers'>) => Header[] {
  const manifest = readFileSync(path.join(distDir, 'routes-manifest.json'), 'utf8')
  const { headers } = JSON.parse(manifest) as { headers: Rule[] }
  const rules = headers.filter(({ regex }) => new RegExp(regex).test(address))
  const always = rules.flatMap(({ has, headers }) => (has ? [] : headers))
  const fixed = [...new Map(always.map((one) => [one.key.toLowerCase(), one])).values()]
  const sometimes = rules.filter(({ has }) => has)
  return (request) => [
    ...fixed,
    ...sometimes.flatMap((rule) => (isMet(rule, request) ? rule.headers : [])),
  ]
}

/** Checks `header` conditions, the only kind that next.config.js uses. */
function isMet({ has = [] }: Rule, { headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return has.every(
    ({ type, key = '', value }) => type === 'header' && headers[key.toLowerCase()] === value,
  )
}
