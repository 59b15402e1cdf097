import { readFileSync, readdirSync } from 'node:fs'

const TEMPLATE = /\bsql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`/g
const INSIDE = /\(select\b|\bexists \(/
const OUTER = /= \$\{\w+\.\w+\}/g

/** Finds comparisons in subselects where Drizzle may omit the table and compare the wrong column. */
function ambiguous(code: string): string[] {
  const templates = [...code.matchAll(TEMPLATE)].map(([, text = '']) => text)
  return templates.filter((text) => INSIDE.test(text)).flatMap((text) => text.match(OUTER) ?? [])
}

test('a subselect names the table of what it compares with', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `server/${file}`)
  const found = files.flatMap((file) =>
    ambiguous(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  )
  // With one table, `${users.id}` becomes the inner "id": write `${users}.id`, destructure values.
  expect(found).toEqual([])
  expect(files.length).toBeGreaterThan(500)
})

test('the check sees what it looks for', () => {
  const code = 'sql<number>`(select count(*) from orders o where o.user_id = ${users.id})`'
  expect(ambiguous(code)).toEqual(['= ${users.id}'])
  expect(ambiguous(code.replace('${users.id}', '${users}.id'))).toEqual([])
})
