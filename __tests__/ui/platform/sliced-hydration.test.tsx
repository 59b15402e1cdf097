import { readFileSync } from 'node:fs'

import { useEffect } from 'react'
import client, { type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

import { sliceHydration } from '@/platform/sliced-hydration'

const PARTS = 40
const PART_MS = 2

const work = { drawn: 0, isDone: false }

/** As much work as a real part of a page. */
function draw(): string {
  const until = performance.now() + PART_MS
  while (performance.now() < until);
  work.drawn += 1
  return 'Part'
}

const Part = () => <p>{draw()}</p>

function Page() {
  useEffect(() => finish(), [])
  return (
    <main>
      {Array.from({ length: PARTS }, (_, index) => (
        <Part key={index} />
      ))}
    </main>
  )
}

const finish = () => void (work.isDone = true)

/** Hydrates a page of 80 ms; how much of it was drawn whenever something else got its turn. */
async function turnsDuringHydration(): Promise<number[]> {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Page />)
  Object.assign(work, { drawn: 0, isDone: false })
  const turns: number[] = []
  const root: Root = client.hydrateRoot(container, <Page />)
  while (!work.isDone) {
    await new Promise((resolve) => setTimeout(resolve))
    turns.push(work.drawn)
  }
  root.unmount()
  return turns.filter((done) => done > 0 && done < PARTS)
}

describe('hydration', () => {
  const { hydrateRoot } = client
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  beforeAll(() => (environment.IS_REACT_ACT_ENVIRONMENT = false))
  afterAll(() => {
    client.hydrateRoot = hydrateRoot
    environment.IS_REACT_ACT_ENVIRONMENT = true
  })

  test('in one piece is what React does by itself; otherwise the trick would be for nothing', async () => {
    expect(await turnsDuringHydration()).toEqual([])
  })

  test('lets others have their turn in between', async () => {
    sliceHydration()
    expect((await turnsDuringHydration()).length).toBeGreaterThanOrEqual(2)
  })

  test('Next looks up hydrateRoot when it hydrates, after instrumentation-client', () => {
    const source = readFileSync('node_modules/next/dist/client/index.js', 'utf8')
    expect(source).toMatch(/_client = .*require\("react-dom\/client"\)/)
    expect(source.match(/hydrateRoot\(/g)).toEqual(['hydrateRoot('])
    expect(source).toContain('_client.default.hydrateRoot(domEl, reactEl')
    for (const file of ['next.js', 'next-turbopack.js']) {
      const start = readFileSync(`node_modules/next/dist/client/${file}`, 'utf8')
      const instrumented = start.indexOf('require-instrumentation-client')
      expect(instrumented).toBeGreaterThan(-1)
      expect(start.search(/\.hydrate\)|hydrate\(/)).toBeGreaterThan(instrumented)
    }
  })
})
