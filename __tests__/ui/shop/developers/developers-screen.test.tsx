import { screen, within } from '@testing-library/react'

import { DevelopersScreen } from '@/components/shop/developers/developers-screen'
import { FeatureReferenceScreen } from '@/components/shop/developers/feature-reference-screen'
import { plainMember } from '@/components/shop/developers/members'
import { indexOf, referenceOf } from '@/components/shop/developers/reference'
import { api } from '@/contract/kit/api'
import { apiTags } from '@/contract/kit/api.tags'
import type { Route } from '@/contract/kit/route'
import { developers } from '@/messages/shop/developers/developers'
import { openApiDocument } from '#server/openapi/document'
import { renderApp } from '@/__tests__/support/render-app'

const features = Object.entries(api).map(([stem, routes]) => ({
  title: apiTags[stem as keyof typeof api].title,
  routes: Object.values<Route>(routes).map(({ method, path }) => ({ method, path })),
}))
const reference = referenceOf(openApiDocument())
const names = reference.map(({ title, slug }) => ({ title, slug }))

function featureOf(slug: string) {
  const found = reference.find((feature) => feature.slug === slug)
  if (!found) throw new Error(`There is no feature ${slug}.`)
  return found
}

function renderFeature(slug: string) {
  return renderApp(<FeatureReferenceScreen feature={featureOf(slug)} names={names} />)
}

const titlesOf = (slug: string) =>
  featureOf(slug).routes.map(({ method, path }) => `${method} ${path}`)

function entry(name: string) {
  return within(screen.getByRole('article', { name }))
}

describe('API reference', () => {
  test('it begins with a key, three requests, a client, and what to send again', () => {
    renderApp(<DevelopersScreen features={[]} commands={[]} />)
    const [first] = screen.getAllByRole('heading', { level: 2 })
    expect(first).toHaveTextContent(developers.program.title)
    const part = within(screen.getByRole('region', { name: developers.program.title }))
    expect(part.getAllByRole('listitem')).toHaveLength(3)
    expect(part.getByText(/npx @hey-api/)).toBeInTheDocument()
    expect(part.getByText(/Retry-After/)).toBeInTheDocument()
  })

  test('the index names every route of the contract under its feature, and leads to its very entry', () => {
    const { container } = renderApp(
      <DevelopersScreen features={indexOf(reference)} commands={[]} />,
    )
    const sections = container.querySelectorAll('section[aria-labelledby^="feature-"]')
    const shown = [...sections].map((section) => [
      section.querySelector('h2')?.textContent,
      [...section.querySelectorAll('li a')].map(
        (link) => link.querySelector('.block')?.textContent,
      ),
    ])
    const requested = features.map(({ title, routes }) => [
      title,
      routes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}')),
    ])
    const sorted = (all: unknown[][]) =>
      all.map(([title, paths]) => [title, [...(paths as string[])].sort()])
    expect(sorted(shown)).toEqual(sorted(requested))
    const links = [...container.querySelectorAll('section[aria-labelledby^="feature-"] li a')]
    const addresses = reference.flatMap(({ slug, routes }) =>
      routes.map(({ id }) => `/developers/${slug}#${id}`),
    )
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test.each(names)('the page of $slug has its routes', ({ slug }) => {
    const { container } = renderFeature(slug)
    const titles = [...container.querySelectorAll('article h2')]
    expect(titles.map((title) => title.textContent)).toEqual(titlesOf(slug))
    const inside = [...container.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')]
    expect(inside.map((link) => document.getElementById(link.hash.slice(1))?.textContent)).toEqual(
      titlesOf(slug),
    )
  })

  test('a feature leads to the other features and to the index', () => {
    renderFeature('help-center')
    const others = within(screen.getByRole('navigation', { name: developers.features }))
    expect(others.getAllByRole('link')).toHaveLength(features.length)
    expect(others.getByRole('link', { current: 'page' })).toLinkTo('/developers/help-center')
    expect(screen.getByRole('link', { name: developers.title })).toLinkTo('/developers')
  })

  test('a route names body, answer, problems, optional members and the forms of a union', () => {
    renderFeature('checkout')
    const route = entry('POST /api/payment-guest')
    expect(route.getByText('expected_total').parentElement).toHaveTextContent(
      'expected_totalMoney (number)The total the customer saw',
    )
    expect(route.getByText('order_number')).toBeInTheDocument()
    expect(route.getByText(/totals_changed, terms_changed/)).toBeInTheDocument()
    const [promo] = entry('POST /api/checkout-guest').getAllByText('promo_code')
    expect(promo?.parentElement).toHaveTextContent('promo_codestring or nulloptional')
    const [address] = entry('POST /api/checkout').getAllByText('shipping_address')
    const fold = address?.closest('details')
    expect(fold).toHaveTextContent('one of 2 forms')
    expect(fold).toHaveTextContent('Form 1 of 2:')
    expect(fold).toHaveTextContent('is_saved')
  })

  test('a route names its parameters and where they stand', () => {
    renderFeature('orders')
    const route = entry('GET /api/orders/{number}/{key}')
    expect(route.getAllByText(/^in the path/)).toHaveLength(2)
  })

  test('a first order is shown in five steps, each with its command', () => {
    const commands = ['list', 'price', 'order', 'pay', 'return']
    renderApp(<DevelopersScreen features={[]} commands={commands} />)
    const section = screen.getByRole('region', { name: developers.firstOrder.title })
    const steps = within(section).getAllByRole('listitem')
    expect(steps.map((step) => step.querySelector('code')?.textContent)).toEqual(commands)
    expect(steps.map((step) => step.querySelector('h3')?.textContent)).toEqual(
      developers.firstOrder.steps.map(({ title }, index) => `${index + 1}. ${title}`),
    )
  })

  test('the document itself is one link away', () => {
    renderApp(<DevelopersScreen features={[]} commands={[]} />)
    expect(screen.getByRole('link', { name: 'OpenAPI 3.1 document' })).toLinkTo('/api/openapi.json')
  })

  test('a route names who may call it', () => {
    renderFeature('bookkeeping')
    const refund = entry('POST /api/backoffice/orders/{number}/refunds')
    expect(refund.getByText(developers.access.staff)).toBeInTheDocument()
  })

  test('a route that answers a file names its type', () => {
    renderFeature('documents')
    expect(
      entry('GET /api/orders/{number}/documents/{id}').getByText('application/pdf'),
    ).toBeInTheDocument()
  })

  test('a schema that contains itself is opened once', () => {
    const schemas = { Node: { properties: { children: { items: { $ref: 'x/Node' } } } } }
    const { members } = plainMember({ $ref: 'x/Node' }, schemas)
    expect(members).toMatchObject([{ name: 'children', members: [] }])
  })
})
