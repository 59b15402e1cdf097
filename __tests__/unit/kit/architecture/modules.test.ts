import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { circlesOf, importsOf } from '@/__tests__/support/import-cycles'

interface Module {
  name: string
  holds: string
  knows: string[]
}

const { modules } = JSON.parse(readFileSync('server/modules.json', 'utf8')) as {
  modules: Module[]
}
const NAMES = modules.map(({ name }) => name)
/** Composition roots, which no module may import. */
const COMPOSITION = ['openapi', 'seed', 'ssr']

type Graph = ReadonlyMap<string, readonly string[]>
const imports: Graph = importsOf(['server'])

function grouped(graph: Graph, groupOf: (file: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [file, targets] of graph) {
    const group = groupOf(file)
    const others = targets.map(groupOf).filter((one) => one !== group)
    groups.set(group, [...new Set([...(groups.get(group) ?? []), ...others])])
  }
  return groups
}

const moduleOf = (file: string) => {
  const [, folder = ''] = file.split('/')
  return NAMES.includes(folder) ? folder : 'composition'
}
/** Returns a folder such as 'server/orders/checkout'; a module's `index.ts` stands for itself. */
const folderOf = (file: string) =>
  /^server\/[^/]+\/index\.ts$/.test(file)
    ? file
    : path.dirname(file).split('/').slice(0, 3).join('/')

describe('the modules of the server', () => {
  it('are the folders of server/', () => {
    const folders = readdirSync('server', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(folders.sort()).toEqual([...NAMES, ...COMPOSITION].sort())
  })

  it('know only modules that stand above them in the table, so that no arrow points back', () => {
    const back = modules.flatMap(({ name, knows }, index) =>
      knows.filter((one) => !NAMES.slice(0, index).includes(one)).map((one) => `${name} > ${one}`),
    )
    expect(back).toEqual([])
  })

  it('import nothing that the table does not grant, not even a type', () => {
    const arrows = grouped(imports, moduleOf)
    arrows.delete('composition')
    const wrong = [...arrows].flatMap(([from, targets]) => {
      const knows = modules.find(({ name }) => name === from)?.knows ?? []
      return targets.filter((to) => !knows.includes(to)).map((to) => `${from} > ${to}`)
    })
    expect(wrong).toEqual([])
  })

  it('are in no circle: no module, no folder, no file', () => {
    expect(imports.size).toBeGreaterThan(350)
    expect(circlesOf(grouped(imports, moduleOf))).toEqual([])
    expect(circlesOf(grouped(imports, folderOf))).toEqual([])
    expect(circlesOf(imports)).toEqual([])
  })

  it('are told apart from a made-up circle', () => {
    const from = 'server/stock/movements/queries.ts'
    const bad = new Map(imports).set(from, [
      ...(imports.get(from) ?? []),
      'server/orders/checkout/place-order.ts',
    ])
    expect(imports.has(from)).toBe(true)
    expect(circlesOf(grouped(bad, moduleOf)).flat()).toEqual(
      expect.arrayContaining(['orders', 'stock']),
    )
    expect(circlesOf(grouped(bad, folderOf)).flat()).toContain('server/stock/movements')
  })

  it('would be in a circle by a type alone', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'circle-'))
    writeFileSync(path.join(folder, 'a.ts'), "import type { B } from './b'\nexport type A = B\n")
    writeFileSync(path.join(folder, 'b.ts'), "import { type A } from './a'\nexport type B = A\n")
    const circles = circlesOf(importsOf([folder]))
    rmSync(folder, { recursive: true })
    expect(circles).toHaveLength(1)
  })

  it('stand in docs/architecture/modules.md as in the table', () => {
    const rows = readFileSync('docs/architecture/modules.md', 'utf8').matchAll(
      /^\| `([\w-]+)` +\| ([^|]+?) +\| ([^|]+?) +\|$/gm,
    )
    const shown = [...rows].map(([, name, holds, knows]) => ({
      name,
      holds,
      knows: knows?.replaceAll('`', ''),
    }))
    expect(shown).toEqual(
      modules.map(({ name, holds, knows }) => ({ name, holds, knows: knows.join(', ') || '–' })),
    )
  })
})

describe('a front door', () => {
  const doors = NAMES.filter((name) => name !== 'kernel')
  const users = [...imports.keys(), ...importsOf(['scripts']).keys()].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const input = (name: string) =>
    [
      ...readFileSync(`server/${name}/index.ts`, 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g),
    ].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((one) => one.replace(/^\s*type /, '').trim())
        .filter(Boolean),
    )
  const importedNames = (name: string) =>
    users
      .flatMap((code) => [
        ...code.matchAll(
          new RegExp(`import (?:type )?\\{([^}]*)\\} from '(?:@|\\.\\.)/server/${name}'`, 'g'),
        ),
      ])
      .flatMap(([, names = '']) =>
        names
          .split(',')
          .map((one) =>
            one
              .replace(/^\s*type /, '')
              .split(' as ')[0]
              ?.trim(),
          )
          .filter(Boolean),
      )

  it.each(doors)('of %s names all that others use, and nothing else', (name) => {
    expect(input(name).sort()).toEqual([...new Set(importedNames(name))].sort())
  })
})
