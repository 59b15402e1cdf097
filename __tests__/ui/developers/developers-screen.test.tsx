import { screen, within } from '@testing-library/react'

import { DevelopersScreen } from '@/components/developers/developers-screen'
import { FeatureReferenceScreen } from '@/components/developers/feature-reference-screen'
import { featureName, indexOf, referenceOf } from '@/components/developers/reference'
import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import type { Route, RouteSchemas } from '@/contract/route'
import { developers, featureTitles } from '@/messages/developers'
import { openApiDocument } from '#server/http/openapi'
import type { MountedRoute } from '#server/http/router'
import { renderApp } from '../../support/render-app'

const features = Object.entries(api).map(([stem, routes]) => ({
  stem,
  routes: Object.values<Route>(routes).map(({ method, path }) => ({ method, path })),
}))

function schemasFor(stem: string, name: string): RouteSchemas {
  const found = (apiSchemas as Record<string, Record<string, RouteSchemas>>)[stem]?.[name]
  if (!found) throw new Error(`${stem}.${name} has no schemas.`)
  return found
}

const mounted: MountedRoute[] = Object.entries(api).flatMap(([stem, routes]) =>
  Object.entries<Route>(routes).map(([name, route]) => ({
    route,
    schemas: schemasFor(stem, name),
    respond: () => Promise.reject(new Error('not called')),
  })),
)
const reference = referenceOf({ document: openApiDocument(mounted), features })

const names = features.map(({ stem }) => featureName(stem))

function featureOf(stem: string) {
  const found = reference.find((feature) => feature.stem === stem)
  if (!found) throw new Error(`There is no feature ${stem}.`)
  return found
}

function renderFeature(stem: string) {
  return renderApp(<FeatureReferenceScreen feature={featureOf(stem)} names={names} />)
}

const titlesOf = (stem: string) =>
  featureOf(stem).routes.map(({ method, path }) => `${method} ${path}`)

function entry(name: string) {
  return within(screen.getByRole('article', { name }))
}

describe('API reference', () => {
  test('the index names every route of the contract under its feature', () => {
    const { container } = renderApp(<DevelopersScreen features={indexOf(reference)} />)
    const shown = [...container.querySelectorAll('section')].map((section) => [
      section.querySelector('h2')?.textContent,
      [...section.querySelectorAll('li a')].map(
        (link) => link.querySelector('.block')?.textContent,
      ),
    ])
    expect(shown).toEqual(
      features.map(({ stem, routes }) => [
        featureTitles[stem],
        routes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}')),
      ]),
    )
  })

  test('the index leads to the very entry of each route', () => {
    const { container } = renderApp(<DevelopersScreen features={indexOf(reference)} />)
    const links = [...container.querySelectorAll('section li a')]
    const wanted = reference.flatMap(({ slug, routes }) =>
      routes.map(({ id }) => `/developers/${slug}#${id}`),
    )
    expect(links.map((link) => link.getAttribute('href'))).toEqual(wanted)
    expect(new Set(wanted).size).toBe(wanted.length)
  })

  test.each(features.map(({ stem }) => stem))('the page of %s has its routes', (stem) => {
    const { container } = renderFeature(stem)
    const titles = [...container.querySelectorAll('article h2')]
    expect(titles.map((title) => title.textContent)).toEqual(titlesOf(stem))
    const inside = [...container.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')]
    expect(inside.map((link) => document.getElementById(link.hash.slice(1))?.textContent)).toEqual(
      titlesOf(stem),
    )
  })

  test('a feature leads to the other features and to the index', () => {
    renderFeature('helpCenter')
    const others = within(screen.getByRole('navigation', { name: developers.features }))
    expect(others.getAllByRole('link')).toHaveLength(features.length)
    expect(others.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/developers/help-center',
    )
    expect(screen.getByRole('link', { name: developers.title })).toHaveAttribute(
      'href',
      '/developers',
    )
  })

  test('a route names its body, answer and problems', () => {
    renderFeature('checkout')
    const route = entry('POST /api/payment-guest')
    expect(route.getByText('expected_total').parentElement).toHaveTextContent(
      'expected_totalnumberUS dollars, up to two decimal places',
    )
    expect(route.getByText('order_number')).toBeInTheDocument()
    expect(route.getByText('totals_changed, sold_out')).toBeInTheDocument()
  })

  test('a route names its parameters and where they stand', () => {
    renderFeature('orders')
    const route = entry('GET /api/orders/{number}/{key}')
    expect(route.getAllByText(/^in the path/)).toHaveLength(2)
  })

  test('a member that may be absent or null says so', () => {
    renderFeature('checkout')
    const [promo] = entry('POST /api/checkout-guest').getAllByText('promo_code')
    expect(promo?.parentElement).toHaveTextContent('promo_codestring or nulloptional')
  })

  test('the document itself is one link away', () => {
    renderApp(<DevelopersScreen features={[]} />)
    expect(screen.getByRole('link', { name: 'OpenAPI 3.1 document' })).toHaveAttribute(
      'href',
      '/api/openapi.json',
    )
  })

  test('a route that the document does not have is an error', () => {
    expect(() => referenceOf({ document: { paths: {} }, features })).toThrow(
      'is not in the document',
    )
  })
})
