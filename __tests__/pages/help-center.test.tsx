import { htmlOf, searchPage, servePagesFromDatabase, testSearchInput } from '../support/pages'

servePagesFromDatabase()

describe('the front page of the help center', () => {
  test('has search, every category and every topic in its first HTML', async () => {
    const { default: Page, getStaticProps } = await import('@/pages/help-center/index')
    const result = await getStaticProps({})
    if (!('props' in result)) throw new Error('No page.')
    expect(result.revalidate).toBe(60)
    const html = await htmlOf('/help-center', <Page {...await result.props} />)
    expect(html).toMatch(/<form[^>]*action="\/help-center\/search"[^>]*method="get"/)
    expect(html.match(/<section id="/g)).toHaveLength(9)
    expect(new Set(html.match(/href="\/help-center\/[a-z0-9-]+"/g)).size).toBeGreaterThan(40)
    expect(html).toContain('href="#payment-and-refunds"')
    expect(html).toContain('9 A.M to 5 P.M EST')
    expect(html).toContain('href="/contact"')
    expect(html).toContain('"BreadcrumbList"')
  })
})

describe('the page of results', () => {
  const open = searchPage('/help-center/search', () => import('@/pages/help-center/search'))

  test('has hits, their number and the next page, and caches may keep it', async () => {
    const { html, headers } = await open({ q: 'bike' })
    expect(html).toContain('<mark')
    expect(html).toContain('value="bike"')
    expect(html).toMatch(/role="status"[^>]*>\d+ answers found/)
    expect(html).toContain('href="/help-center/search?q=bike&amp;page=2"')
    expect(headers['cache-control']).toMatch(/^public/)
  })

  test('a hit leads to the heading that its sentence stands under', async () => {
    const { html } = await open({ q: 'household trash' })
    expect(html).toContain('href="/help-center/damaged-battery#old-batteries"')
  })

  test('leads on where nothing is found', async () => {
    const { html } = await open({ q: 'qwertzuiop' })
    expect(html).toContain('No answers yet')
    expect(html).toContain('href="/contact"')
    expect(html).toContain('href="/help-center/how-to-charge"')
  })

  test('sends a page beyond the last to the last', async () => {
    expect((await open({ q: 'paypal', page: '99' })).result).toEqual({
      redirect: { destination: '/help-center/search?q=paypal', permanent: false },
    })
  })

  testSearchInput(open)
})

describe('the page of a topic', () => {
  const read = async (slug: string) => {
    const { default: Page, getStaticProps } = await import('@/pages/help-center/[slug]')
    const result = await getStaticProps({ params: { slug } })
    if (!('props' in result)) return { result, html: '' }
    const page = <Page {...await result.props} />
    return { result, html: await htmlOf(`/help-center/${slug}`, page) }
  }

  test('has its text with anchors, its facts, its way back and its neighbors', async () => {
    const { html } = await read('torque-values')
    expect(html).toMatch(/<h2 id="nyx"/)
    expect(html).toContain('href="#nyx"')
    expect(html).toMatch(/<table/)
    expect(html).toContain('href="/help-center#assembly-and-care"')
    expect(html).toContain('Was this helpful?')
    expect(html).toContain('"Article"')
    expect(html).not.toMatch(/\{\{|NaN|undefined/)
  })

  test('offers a letter where no script can take an answer', async () => {
    const { html } = await read('range')
    expect(html).toMatch(/Still need help\?[\s\S]{0,120}href="\/contact"/)
  })

  test('numbers come from the shop', async () => {
    expect((await read('withdraw')).html).toContain('You have 14 days from the day')
  })

  test.each(['nothing-here', 'A B'])('%s is not found', async (slug) => {
    expect((await read(slug)).result).toMatchObject({ notFound: true, revalidate: 60 })
  })
})
