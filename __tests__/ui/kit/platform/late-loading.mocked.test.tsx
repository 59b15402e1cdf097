import { act, render, screen } from '@testing-library/react'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useHydrated, useWrittenByServer } from '@/platform/use-hydrated'

const code = { text: 'From the code' }

function Part({ load }: { load: () => Promise<typeof code> }) {
  return <p>{useLazyModule(load, true)?.text ?? 'Waiting'}</p>
}

describe('code that comes after the page', () => {
  let idle: (() => void)[] = []
  beforeEach(() => {
    idle = []
    window.requestIdleCallback = (task) => idle.push(task as () => void)
    window.cancelIdleCallback = () => {}
  })

  /** Reloads the module, because it checks for idle callbacks only once. */
  async function fresh() {
    jest.resetModules()
    return (await import('@/platform/lazy-loading/idle')).whenIdle
  }

  test('runs when the browser is idle, unless it is called off', async () => {
    const whenIdle = await fresh()
    const task = jest.fn()
    whenIdle(task)
    expect(task).not.toHaveBeenCalled()
    idle.forEach((run) => run())
    expect(task).toHaveBeenCalledTimes(1)
  })

  test('which the first page wants is fetched once the page stands', async () => {
    const load = jest.fn(async () => code)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = '<p>Waiting</p>'
    render(<Part load={load} />, { container, hydrate: true })
    expect(load).not.toHaveBeenCalled()
    expect(await screen.findByText('From the code')).toBeVisible()
    await act(async () => {})
  })

  test('which a later page wants is fetched at once', async () => {
    const load = jest.fn(async () => code)
    render(<Part load={load} />)
    expect(load).toHaveBeenCalledTimes(1)
    expect(await screen.findByText('From the code')).toBeVisible()
  })
})

describe('what the server wrote', () => {
  const seen: string[] = []
  function Page() {
    seen.push(`${useWrittenByServer()} ${useHydrated()}`)
    return <p>Page</p>
  }

  test('is told apart from what the browser drew, without drawing it again for that', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = '<p>Page</p>'
    render(<Page />, { container, hydrate: true })
    // Renders once, and again once the page is known to be hydrated.
    expect(seen).toEqual(['true false', 'true true'])
    seen.length = 0
    render(<Page />)
    expect(seen).toEqual(['false true'])
  })
})
