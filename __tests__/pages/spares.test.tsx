import { htmlOf, searchPage, servePagesFromDatabase, testSearchInput } from '../support/pages'

servePagesFromDatabase()

const open = searchPage('/spares', () => import('@/pages/spares/index'))

describe('the search of spares', () => {
  test('has its results, filters and next page in its first HTML, and caches may keep it', async () => {
    const { html, headers } = await open({ q: 'brake', bike: 'nyx' })
    expect(html).toContain('href="/spares/5000320"')
    expect(html).toContain('<mark')
    expect(html).toMatch(/<form[^>]*action="\/spares"[^>]*method="get"/)
    expect(html).toContain('value="brake"')
    expect(html).toMatch(/<option value="nyx" selected="">Nyx/)
    expect(headers['cache-control']).toMatch(/^public/)
    expect((await open({})).html).toContain('href="/spares?page=2"')
  })

  test('can be browsed by group without scripts, and shows a picture of each part', async () => {
    const { html } = await open({})
    expect(html).toContain('href="/spares?group=brakes"')
    expect(html).toContain('Brakes (7)')
    expect(html).toContain('src="/pictures/goods/5000301"')
    const brakes = await open({ group: 'brakes', bike: 'nyx' })
    expect(brakes.html).toMatch(/<a[^>]*aria-current="true"[^>]*>Brakes \(4\)/)
    expect(brakes.html).toContain('Brakes: 4 parts')
    expect(brakes.html).toContain('href="/spares?bike=nyx&amp;group=chain"')
    expect(brakes.html).toMatch(/<input type="hidden" name="group" value="brakes"/)
    expect(brakes.html).toContain('href="/spares/5000320"')
    expect(brakes.html).not.toContain('href="/spares/5000301"')
  })

  test('begins with exploded views, of the chosen bike, until a group or words are chosen', async () => {
    expect((await open({})).html).toContain('src="/exploded/nireeka-prime-drivetrain-800.webp"')
    const { html } = await open({ bike: 'nyx' })
    expect(html).toContain('src="/exploded/nyx-drivetrain-800.webp"')
    expect(html).toContain('href="/spares?q=pedal&amp;bike=nyx&amp;group=cranks"')
    const chosen: Record<string, string>[] = [{ group: 'brakes' }, { q: 'brake' }, { page: '2' }]
    for (const query of chosen) expect((await open(query)).html).not.toContain('/exploded/')
  })

  test('sends a page beyond the last to the last', async () => {
    expect((await open({ page: '99' })).result).toEqual({
      redirect: { destination: '/spares?page=4', permanent: false },
    })
  })

  test('leads on where nothing is found', async () => {
    const { html } = await open({ q: 'derzailxlur' })
    expect(html).toContain('href="/spares?q=derailleur"')
  })

  testSearchInput(open)
})

describe('the page of a spare', () => {
  const read = async (id: string) => {
    const { default: Page, getStaticProps } = await import('@/pages/spares/[id]')
    const result = await getStaticProps({ params: { id } })
    if (!('props' in result)) return { result, html: '' }
    return { result, html: await htmlOf(`/spares/${id}`, <Page {...result.props} />) }
  }

  test('has price, tools, wear, standards, place and the manual in its first HTML', async () => {
    const { html } = await read('5000319')
    for (const words of ['$14.00', 'Piston press', 'B01S shape', '1,500 km', '/user-manual']) {
      expect(html).toContain(words)
    }
    expect(html).toMatch(
      /<img[^>]*src="\/spare-places\/nireeka-prime-800.webp"[^>]*alt="Brakes on the Nireeka Prime"/,
    )
    expect(html).toContain('src="/spare-places/spare-5000319-800.webp"')
    expect(html).not.toMatch(/NaN|undefined/)
  })

  test('says what fits in its place when it is sold out, and how batteries travel', async () => {
    expect((await read('5000358')).html).toContain('Compatible alternatives')
    const { html } = await read('5000344')
    expect(html).toContain('UN 3480')
    expect(html).toContain('no express')
  })

  test.each(['5000110', '999', 'abc'])('%s is not found', async (id) => {
    expect((await read(id)).result).toMatchObject({ notFound: true, revalidate: 60 })
  })
})
