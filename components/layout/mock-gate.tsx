import { Fragment, useEffect, useState, type ReactNode } from 'react'

const isMocked = process.env.NEXT_PUBLIC_API_MOCKING === 'enabled'

let starting: Promise<unknown> | undefined

// The condition stands around the import, so that a production build leaves the mocks out.
function startMocks(): Promise<unknown> {
  if (process.env.NEXT_PUBLIC_API_MOCKING === 'enabled') {
    // eslint-disable-next-line import/no-restricted-paths -- the one door of the mocks into the browser
    starting ??= import('@/mocks/browser').then(({ worker }) =>
      worker.start({ onUnhandledRequest: 'bypass', quiet: true }),
    )
  }
  return starting ?? Promise.resolve()
}

/**
 * Holds the shop back until its mocked API answers. Only in mock mode (`npm run dev:mock`), where server and
 * first client render agree on nothing; otherwise it is not there.
 */
export const MockGate = isMocked ? Gate : Fragment

function Gate({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => void startMocks().then(() => setOpen(true)), [])
  return isOpen ? children : null
}
