import { bundleRows, leakedFiles } from './bundle-budget'

/** `npm run budget`: fails if a page exceeds its budget or server code is in client bundles. */
function main(): number {
  const rows = bundleRows()
  for (const { page, kb, overKb, budgetKb, isWithinBudget } of rows) {
    const figures = `${kb.toFixed(1)} KB, +${overKb.toFixed(1)} of +${budgetKb}`
    const mark = isWithinBudget ? 'ok   ' : 'OVER '
    console.log(`${mark} ${page.padEnd(40)} ${figures}`)
  }
  const leaks = leakedFiles()
  for (const leak of leaks) console.log(`LEAK ${leak}`)
  return rows.every(({ isWithinBudget }) => isWithinBudget) && leaks.length === 0 ? 0 : 1
}

process.exitCode = main()
