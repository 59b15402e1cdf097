import { screen, within } from '@testing-library/react'

import { DevelopersScreen } from '@/components/developers/developers-screen'
import { referenceOf } from '@/components/developers/reference'
import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import type { Route, RouteSchemas } from '@/contract/route'
import { featureTitles } from '@/messages/developers'
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

/** The page of one feature: a whole one is slow to search by role. */
function renderFeature(stem: string) {
  renderApp(<DevelopersScreen features={reference.filter((feature) => feature.stem === stem)} />)
}

function entry(name: string) {
  return within(screen.getByRole('article', { name }))
}

describe('API reference', () => {
  test('every route of the contract stands under its feature', () => {
    const { container } = renderApp(<DevelopersScreen features={reference} />)
    const shown = [...container.querySelectorAll('section[aria-labelledby^=feature]')].map(
      (section) => [
        section.querySelector('h2')?.textContent,
        [...section.querySelectorAll('h3')].map((title) => title.textContent),
      ],
    )
    expect(shown).toEqual(
      features.map(({ stem, routes }) => [
        featureTitles[stem],
        routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`),
      ]),
    )
  })

  test('the index leads to every route', () => {
    const { container } = renderApp(<DevelopersScreen features={reference} />)
    const links = [...container.querySelectorAll<HTMLAnchorElement>('nav a')]
    const ids = links.map((link) => link.getAttribute('href')?.slice(1) ?? '')
    expect(new Set(ids).size).toBe(features.flatMap(({ routes }) => routes).length)
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(
      links.map((link) => [...link.children].map((part) => part.textContent).join(' ')),
    )
  })

  test('a route names its body, answer and problems', () => {
    renderFeature('checkout')
    const route = entry('POST /api/payment-guest')
    expect(route.getByText('expected_total').parentElement).toHaveTextContent(
      'expected_totalnumberUS dollars, at most two decimals',
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
    renderFeature('countries')
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
