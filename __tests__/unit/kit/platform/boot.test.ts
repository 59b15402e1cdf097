import { readFileSync } from 'node:fs'
import vm from 'node:vm'

const code = readFileSync('public/boot.js', 'utf8')
const SCRIPTS = ['/_next/static/react.js', '/_next/static/page.js']

interface Script {
  src: string
  async: boolean
}

/** Simulates a browser with one page; `picture` is the first one that the page shows. */
function open(picture: { complete: boolean } | null = null) {
  const fetched: Script[] = []
  const frames: (() => void)[] = []
  const listeners = new Map<string, () => void>()
  const storage = jest.fn(() => {
    throw new Error('closed')
  })
  const ofPicture = new Map<string, () => void>()
  const shown = picture && {
    ...picture,
    addEventListener: (type: string, run: () => void) => ofPicture.set(type, run),
  }
  const globals = {
    setTimeout,
    requestAnimationFrame: (run: () => void) => frames.push(run),
    window: {
      addEventListener: (type: string, run: () => void) => listeners.set(type, run),
      removeEventListener: (type: string) => listeners.delete(type),
      localStorage: { getItem: storage },
    },
    document: {
      currentScript: { getAttribute: () => SCRIPTS.join(' ') },
      querySelector: () => shown,
      createElement: () => ({}),
      head: { appendChild: (script: Script) => fetched.push(script) },
    },
  }
  vm.runInNewContext(code, globals)
  return {
    fetched: () => fetched.map(({ src }) => src),
    scripts: fetched,
    paint: () => {
      for (const run of frames.splice(0)) run()
      jest.advanceTimersByTime(1)
    },
    happens: (type: string) => listeners.get(type)?.(),
    pictureIs: (type: 'load' | 'error') => ofPicture.get(type)?.(),
    storage,
    listening: () => [...listeners.keys()],
  }
}

describe('the scripts of a page', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('come once the page is painted, in their order', () => {
    const page = open()
    expect(page.fetched()).toEqual([])
    page.paint()
    expect(page.fetched()).toEqual(SCRIPTS)
    expect(page.scripts.map(({ async }) => async)).toEqual([false, false])
    // Storage is read even where the browser denies access.
    expect(page.storage).toHaveBeenCalledTimes(1)
  })

  it.each(['load', 'error'] as const)('wait for the first picture (%s)', (end) => {
    const page = open({ complete: false })
    page.paint()
    expect(page.fetched()).toEqual([])
    page.pictureIs(end)
    page.paint()
    expect(page.fetched()).toEqual(SCRIPTS)
  })

  it('do not wait for a picture that is there', () => {
    const page = open({ complete: true })
    page.paint()
    expect(page.fetched()).toEqual(SCRIPTS)
  })

  it('wait no longer than a moment for a slow picture, or in a tab that paints nothing', () => {
    const page = open({ complete: false })
    jest.advanceTimersByTime(1_501)
    expect(page.fetched()).toEqual(SCRIPTS)
  })

  it.each(['pointerdown', 'keydown', 'focusin'])(
    'come at once with a %s, and once only',
    (type) => {
      const page = open()
      page.happens(type)
      jest.advanceTimersByTime(1)
      expect(page.fetched()).toEqual(SCRIPTS)
      expect(page.listening()).toEqual([])
      page.paint()
      jest.advanceTimersByTime(5_000)
      expect(page.fetched()).toEqual(SCRIPTS)
    },
  )
})
