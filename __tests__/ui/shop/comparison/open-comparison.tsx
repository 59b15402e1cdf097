import 'fake-indexeddb/auto'

import { configure } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'

import { ComparisonButton } from '@/components/shop/bikes/comparison-button'
import { ComparisonLink } from '@/components/shop/comparison/comparison-link'
import { ComparisonScreen } from '@/components/shop/comparison/comparison-screen'
import { ModalHost } from '@/components/kit/layout/modal-host'
import { ToastHost } from '@/components/kit/layout/toast-host'
import { defaultBuild, partChosen } from '@/domain/shop/bikes/build'
import type { Bike, Build } from '@/domain/shop/bikes/bike'
import { comparisonService } from '@/services/shop/comparison'
import type { Services } from '@/services/services'

import { fakeRouter } from '@/__tests__/support/fake-router'
import { fakeServices } from '@/__tests__/support/fake-services'
import { fixtureBike, unitedStates } from '@/__tests__/support/catalog/fixture-bike'
import { renderApp } from '@/__tests__/support/render-app'

configure({ asyncUtilTimeout: 5_000 })

// The real drawing has a thousand nodes, which would slow down every lookup by role here.
jest.mock('@/components/shop/bikes/bike-drawing', () => ({
  BikeDrawing: ({ title }: { title: string }) => <svg role="img" aria-label={title} />,
}))

export const standard = defaultBuild(fixtureBike, unitedStates)
export const builds = [null, 402, 102, 302, 802, 902].map((part) =>
  part === null ? standard : partChosen(fixtureBike, standard, part),
)

export function freshBrowser(): void {
  localStorage.clear()
  sessionStorage.clear()
  setDatabases(new IDBFactory())
}

export function setDatabases(databases: unknown): void {
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: databases })
}

interface Opening {
  path?: string
  bikes?: Bike[]
  today?: string
  list?: Services['configurator']['list']
  configurator?: Partial<Services['configurator']>
}

export function openComparison(opening: Opening = {}) {
  const { path = '/compare', bikes = [fixtureBike], today = '2026-11-20' } = opening
  const keepPageOffline = jest.fn(async () => true)
  const services = fakeServices({
    account: { logout: async () => ({}) },
    comparison: { ...comparisonService(), keepPageOffline, dropWorkerWhenOff: async () => {} },
    countries: { list: async () => ({ countries: [unitedStates], default_id: unitedStates.id }) },
    configurator: {
      list: opening.list ?? (async () => ({ bikes, calendar: { today, closed_days: [] } })),
      ...opening.configurator,
    },
  })
  const url = new URL(path, 'https://localhost')
  const query = url.searchParams.has('bikes') ? { bikes: url.searchParams.getAll('bikes') } : {}
  const app = renderApp(
    <>
      <ComparisonLink />
      {builds.map((build, index) => (
        <Chooser key={index} build={build} index={index} />
      ))}
      <ComparisonScreen />
      <ModalHost />
      <ToastHost />
    </>,
    { services, router: fakeRouter(path, { query }) },
  )
  return { ...app, keepPageOffline }
}

function Chooser({ build, index }: { build: Build; index: number }) {
  return <ComparisonButton slug={fixtureBike.slug} title={`build ${index}`} build={build} />
}
