import type { TestShop } from './shop'

/** Tests what the searches at these paths make of hostile and impossible queries. */
export function testSearchInput(shop: TestShop, paths: string[], attacks: string[]): void {
  describe.each(paths)('%s', (path) => {
    test.each(attacks)('%p is searched for as text and answered as data', async (text) => {
      const { status, body } = await shop.send(
        'GET',
        path + encodeURIComponent(text.toWellFormed()),
      )
      expect(status).toBe(200)
      expect(JSON.stringify(body.data?.['results' as never])).not.toMatch(/<(script|mark|b|em)/)
    })

    test.each([
      ['10 kB', 'x'.repeat(10_000)],
      ['a line break', 'a%0Ab'],
      ['a NUL', 'a%00b'],
      ['101 letters', 'x'.repeat(101)],
    ])('%s is refused with status and data', async (_name, text) => {
      const { status, body } = await shop.send('GET', path + text)
      expect(status).toBe(422)
      expect(body).toMatchObject({
        status: 422,
        code: 'invalid_input',
        data: { total: 0, results: [] },
      })
    })
  })
}
