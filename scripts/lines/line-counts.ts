/** What a file counts as, by its path; null for files that hold no code, such as documents and data. */
export function layerOf(file: string): string | null {
  if (!/\.(tsx?|[cm]?js|css|sql)$/.test(file)) return null
  const [first = '', second] = file.split('/')
  if (first === '__tests__') return 'tests'
  if (file.startsWith('server/seed/')) return 'seed'
  if (file.startsWith('server/kernel/db/migrations/')) return 'migrations'
  return second === undefined ? 'settings' : first
}

/** Layers that don't count as source: tests, sample data, and steps of the database that never change again. */
export const NOT_SOURCE = ['tests', 'seed', 'migrations']

export interface LineCounts {
  /** Lines by layer, most first. */
  layers: [layer: string, lines: number][]
  source: number
  tests: number
}

/** Counts lines by layer. `files` maps a path to its text. */
export function countLines(files: ReadonlyMap<string, string>): LineCounts {
  const lines = new Map<string, number>()
  for (const [file, text] of files) {
    const layer = layerOf(file)
    if (layer) lines.set(layer, (lines.get(layer) ?? 0) + text.split('\n').length - 1)
  }
  const layers = [...lines].sort(([, a], [, b]) => b - a)
  const source = layers.filter(([layer]) => !NOT_SOURCE.includes(layer))
  return {
    layers,
    source: source.reduce((sum, [, count]) => sum + count, 0),
    tests: lines.get('tests') ?? 0,
  }
}
