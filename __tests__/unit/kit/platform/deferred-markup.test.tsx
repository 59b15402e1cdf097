import { readFileSync } from 'node:fs'

import { renderToReadableStream } from 'react-dom/server.edge'

import { deferHydration } from '@/platform/deferred-markup'
import { useWholeParts } from '@/platform/whole-parts'

const state = { isThere: false }

const Part = deferHydration(
  {
    load: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      state.isThere = true
      return ({ text }: { text: string }) => <p>{text.repeat(4_000)}</p>
    },
    fallback: <p>Waiting</p>,
  },
  () => <p>Missing</p>,
)

const drawnWith: boolean[] = []

function Page() {
  useWholeParts()
  drawnWith.push(state.isThere)
  return (
    <main>
      <Part text="word " />
    </main>
  )
}

test('the server waits for the code of a part, then makes the page, whole and without inline scripts', async () => {
  const stream = await renderToReadableStream(<Page />)
  await stream.allReady
  const chunks: string[] = []
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read())
    chunks.push(decoder.decode(next.value, { stream: true }))
  const html = chunks.join('')
  // The part's state already exists when the page renders.
  expect(drawnWith).toEqual([true])
  // Wrapped in one element, as the browser expects.
  expect(html).toMatch(/^<main><div><p>word word .*<\/p><\/div><\/main>$/)
})

test('Next makes pages as a stream that it reads when all is there', () => {
  const source = readFileSync('node_modules/next/dist/server/render.js', 'utf8')
  expect(source).toContain('renderToInitialFizzStream')
  expect(source).toContain('await stream.allReady')
  const server = readFileSync('node_modules/next/dist/server/ReactDOMServerPages.js', 'utf8')
  expect(server).toContain("require('react-dom/server.edge')")
})
