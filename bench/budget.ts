import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { bundleRows, leakedFiles } from './bundle-budget'

/** Packages in the container image, MB. A pattern that the build can't resolve once brought in 300 MB of fonts. */
const MODULES_MB = 120

/** `npm run budget`: fails if a page or the packages of the image exceed their budget, or client bundles have server code. */
function main(): number {
  const rows = bundleRows()
  for (const { page, kb, overKb, budgetKb, isWithinBudget } of rows) {
    const figures = `${kb.toFixed(1)} KB, +${overKb.toFixed(1)} of +${budgetKb}`
    const mark = isWithinBudget ? 'ok   ' : 'OVER '
    console.log(`${mark} ${page.padEnd(40)} ${figures}`)
  }
  const leaks = leakedFiles()
  for (const leak of leaks) console.log(`LEAK ${leak}`)
  const modulesMb = sizeOfModules() / 1e6
  const areModulesLean = modulesMb <= MODULES_MB
  const figures = `${modulesMb.toFixed(0)} of ${MODULES_MB} MB`
  console.log(
    `${areModulesLean ? 'ok   ' : 'OVER '} packages in the container image          ${figures}`,
  )
  const areLean = rows.every(({ isWithinBudget }) => isWithinBudget) && areModulesLean
  return areLean && leaks.length === 0 ? 0 : 1
}

/** Returns the size of the packages that the container image gets, in bytes. */
function sizeOfModules(): number {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'))
  try {
    execFileSync(process.execPath, ['scripts/lean-modules.cjs', folder])
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

process.exitCode = main()
