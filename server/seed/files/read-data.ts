import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { z } from 'zod'

/** Relative to the checkout, which is the working directory of tests, scripts and builds. */
const FOLDER = path.join(process.cwd(), 'server', 'seed', 'data')
const MOST_PROBLEMS = 20

/** A row and its location: 'row 3' of a list, 'line 3' of a table. */
interface DataRow {
  location: string
  value: unknown
}

export function readText(file: string): string {
  return readFileSync(path.resolve(FOLDER, file), 'utf8')
}

export function hasFile(file: string): boolean {
  return existsSync(path.resolve(FOLDER, file))
}

export function filesIn(folder: string): string[] {
  const names = readdirSync(path.resolve(FOLDER, folder)).sort()
  return names.map((name) => `${folder}/${name}`)
}

/**
 * Reads the rows of a JSON list, a .tsv table, or Markdown texts with headers (body in `text`).
 * @param key property that must be unique
 * @throws Error listing file, row and property of each value that the schema rejects
 */
export function readRows<Row extends z.ZodType>(
  file: string,
  row: Row,
  key?: string,
): z.output<Row>[] {
  return checkRows(file, named(file, rowsOf(file, readText(file)), key), row)
}

/** Reads a file that contains one JSON object or one text with a header. Throws like `readRows`. */
export function readOne<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const text = readText(file)
  const all = file.endsWith('.json')
    ? [{ location: '', value: json(file, text) }]
    : rowsOf(file, text)
  const [one, second] = checkRows(file, all, schema)
  if (one === undefined || second !== undefined) throw dataError([`${file}: one text is expected`])
  return one
}

/** Validates rows from other sources. Throws like `readRows`. */
export function checkRows<Row extends z.ZodType>(
  file: string,
  found: readonly DataRow[],
  row: Row,
): z.output<Row>[] {
  const parsed = found.map(({ location, value }) => ({ place: location, ...row.safeParse(value) }))
  const problems = parsed.flatMap(({ place: location, error }) =>
    (error?.issues ?? []).flatMap((issue) =>
      problemsOf(issue).map((problem) => [file, location, problem].filter(Boolean).join(', ')),
    ),
  )
  if (problems.length > 0) throw dataError(problems)
  return parsed.flatMap(({ data }) => (data === undefined ? [] : [data]))
}

export function dataError(problems: readonly string[]): Error {
  const more = problems.length - MOST_PROBLEMS
  const lines = [...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])]
  return new Error(`The shop’s first data is wrong.\n${lines.join('\n')}`)
}

/** @example problemsOf(issue) // ['service / minutes: Invalid input: expected number, received string'] */
function problemsOf(issue: z.core.$ZodIssue): string[] {
  const steps = issue.path.map((step) => (typeof step === 'number' ? `no. ${step + 1}` : step))
  const member = (...more: string[]) => [...steps, ...more].join(' / ')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${member(key)}: there is no such member`)
  }
  return [[member(), issue.message].filter(Boolean).join(': ')]
}

function rowsOf(file: string, text: string): DataRow[] {
  if (file.endsWith('.tsv')) return tableRows(text)
  if (file.endsWith('.md')) return textRows(text)
  const list = json(file, text)
  if (!Array.isArray(list)) throw dataError([`${file}: a list is expected`])
  return list.map((value: unknown, index) => ({ location: `row ${index + 1}`, value }))
}

function json(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (fault) {
    throw dataError([`${file}: ${String(fault)}`])
  }
}

function tableRows(text: string): DataRow[] {
  const [head = '', ...lines] = text.trimEnd().split(/\r?\n/)
  const columns = head.split('\t')
  return lines.map((line, index) => {
    const cells = line.split('\t').map((cell, at) => [columns[at] ?? `column ${at + 1}`, cell])
    const value: unknown = Object.fromEntries(cells.filter(([, cell]) => cell !== ''))
    return { location: `line ${index + 2}`, value }
  })
}

const bare = (value: string) => value.trim().replace(/^(["'])(.*)\1$/, '$2')

function textRows(source: string): DataRow[] {
  const [, ...parts] = source.split(/^---\r?\n/m)
  return Array.from({ length: Math.ceil(parts.length / 2) }, (_, index) => {
    const [head = '', text = ''] = parts.slice(index * 2)
    const members = head
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [name = ''] = line.split(':', 1)
        return [name, bare(line.slice(name.length + 1))]
      })
    const value: unknown = { ...Object.fromEntries(members), text: text.replace(/^\s+/, '') }
    return { location: `row ${index + 1}`, value }
  })
}

/** Adds the key to each location, for example 'row 3 (5000303)'. */
function named(file: string, found: DataRow[], key: string | undefined): DataRow[] {
  if (key === undefined) return found
  const places = new Map<unknown, string>()
  return found.map(({ location, value }) => {
    const name = new Map(Object.entries(value ?? {})).get(key) as unknown
    const first = places.get(name)
    if (first)
      throw dataError([`${file}, ${location}, ${key}: ${String(name)} stands on ${first} too`])
    if (name === undefined) return { location, value }
    places.set(name, location)
    return { location: `${location} (${String(name)})`, value }
  })
}
