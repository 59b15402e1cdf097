import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The outbox is for developers, and reads like the mail program of its recipient. */
const OUTBOX = 'components/office/outbox/outbox-screen.tsx'

const sources = ['components/office', 'hooks/office', 'screens/backoffice'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
)

test('the back office shows times in the shop’s zone only, as its settings say', () => {
  const readers = sources.filter(
    (file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('useReaderTime'),
  )
  expect(readers).toEqual([OUTBOX])
})
