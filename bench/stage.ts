import { chromium, type Page } from '@playwright/test'

import { configurator as texts } from '../messages/shop/configurator/configurator'
import { type Row } from './table'

const DRAFT_MS = 300
const PICTURE_MS = 1_200
/** Choices by the words of their label, in an order in which each changes something. */
const CHOICES = [
  ['a color', 'Acid'],
  ['a fork', 'Air fork, 160 mm'],
  ['a size', 'L'],
] as const

type Marks = Record<'draft' | 'full' | 'final' | 'began' | 'painted', number | undefined>

/** Measures how long after a choice the stage shows the changed bike, without a graphics card. */
export async function stageRows(origin: string): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript('globalThis.__name = (one) => one')
    await page.addInitScript(watch)
    await page.goto(`${origin}/configurator/nyx`, { waitUntil: 'networkidle' })
    await page.mouse.move(200, 200)
    await page.getByRole('button', { name: texts.fullScreen }).hover()
    await marksOf(page)
    // Until the worker has prepared the other sizes.
    await page.waitForTimeout(15_000)
    const rows: Row[] = []
    for (const [what, label] of CHOICES) rows.push(toRow(what, await choose(page, label)))
    return rows
  } finally {
    await browser.close()
  }
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const marks: Record<string, number | undefined> = {}
  Object.assign(window, { stageMarks: marks })
  const Native = window.Worker
  window.Worker = class extends Native {
    constructor(...args: ConstructorParameters<typeof Native>) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        if (data?.picture) marks[data.picture.quality] ??= performance.now()
      })
    }
  }
}

async function choose(page: Page, label: string): Promise<Marks> {
  await page.evaluate((text) => {
    const { stageMarks: marks } = window as unknown as { stageMarks: Marks }
    const radio = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
      ({ labels }) => labels?.[0]?.textContent.startsWith(text),
    )
    if (!radio) throw new Error(`No choice ${text}`)
    for (let details = radio.closest('details'); details;) {
      details.open = true
      details = details.parentElement?.closest('details') ?? null
    }
    Object.assign(marks, { draft: undefined, full: undefined, final: undefined })
    marks.began = performance.now()
    requestAnimationFrame(() => setTimeout(() => (marks.painted = performance.now())))
    radio.click()
  }, label)
  return await marksOf(page)
}

/** Returns the marks once the picture is final. */
async function marksOf(page: Page): Promise<Marks> {
  const handle = await page.waitForFunction(
    () => {
      const { stageMarks } = window as unknown as { stageMarks: Marks }
      return stageMarks.final ? { ...stageMarks } : null
    },
    undefined,
    { timeout: 60_000 },
  )
  return (await handle.jsonValue()) as Marks
}

function toRow(what: string, { began = 0, painted, draft, full, final }: Marks): Row {
  const since = (time: number | undefined) => Math.round((time ?? Number.NaN) - began)
  return {
    what: `stage: ${what} chosen`,
    budget: `draft ≤ ${DRAFT_MS} ms, picture ≤ ${PICTURE_MS} ms`,
    measured: `figures ${since(painted)} ms, draft ${since(draft)} ms, picture ${since(full)} ms, final ${since(final)} ms`,
    isWithinBudget: since(draft) <= DRAFT_MS && since(full) <= PICTURE_MS,
  }
}
