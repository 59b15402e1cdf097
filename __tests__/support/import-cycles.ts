import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import ts from 'typescript'

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(file)
    return /\.tsx?$/.test(entry.name) ? [file] : []
  })
}

/** Maps each file to its imports, including type-only and dynamic ones. */
export function importsOf(folders: readonly string[]): Map<string, string[]> {
  const files = folders.flatMap(filesIn)
  const known = new Set(files)
  const resolved = (from: string, name: string) => {
    const alias = name.startsWith('@/') ? name.slice(2) : null
    const base = alias ?? (name.startsWith('.') ? path.join(path.dirname(from), name) : null)
    const candidates = ['', '.ts', '.tsx', '/index.ts'].map((end) => `${base}${end}`)
    return candidates.find((file) => known.has(file))
  }
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
      return [file, importedFiles.flatMap(({ fileName }) => resolved(file, fileName) ?? [])]
    }),
  )
}

/** Returns the cycles of a graph (Tarjan): groups of files that can reach each other. */
export function circlesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  function visit(file: string): number {
    order.set(file, order.size)
    low.set(file, order.size - 1)
    stack.push(file)
    for (const next of imports.get(file) ?? []) {
      const reached = order.has(next) ? stack.includes(next) && order.get(next) : visit(next)
      if (reached !== false) low.set(file, Math.min(low.get(file) ?? 0, reached ?? 0))
    }
    if (low.get(file) === order.get(file)) {
      const circle = stack.splice(stack.indexOf(file))
      if (circle.length > 1) circles.push(circle.sort())
    }
    return low.get(file) ?? 0
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return circles
}
