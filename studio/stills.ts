import type { Browser } from '@playwright/test'
import { chromium } from '@playwright/test'

import { runScript } from '@/scripts/problem'
import { renderBikes } from './stills/bikes'
import { takeCovered } from './stills/covered'
import { takeExploded } from './stills/exploded'
import { takeGoods } from './stills/goods'
import { takeParts } from './stills/parts'
import { takePlaces } from './stills/places'
import { makeSheets } from './stills/sheets'

/** Software rendering, for reproducible results on any machine. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** `npm run stills [-- NAME]`: renders missing and outdated pictures. */
async function main(): Promise<number> {
  const only = process.argv[2] ?? ''
  let browser: Promise<Browser> | undefined
  const openBrowser = () => (browser ??= launch())
  await renderBikes(only)
  await takeGoods(openBrowser, only)
  await takeParts(only)
  await takeExploded(only)
  await takePlaces(only)
  await takeCovered(only)
  if (!only) await makeSheets()
  await (await browser)?.close()
  return 0
}

const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  })

runScript(main)
