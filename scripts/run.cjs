// `node scripts/run.cjs start|worker`: runs a program of the shop as plain JavaScript, so that neither npm nor a
// compiler stays in memory. Changed sources are compiled first, in a process that exits.
const { spawnSync } = require('node:child_process')

const { isFresh, programFile, PROGRAMS } = require('./programs.cjs')

const [name = 'start', ...args] = process.argv.slice(2)
if (!PROGRAMS.includes(name)) {
  process.stderr.write(`Name a program: ${PROGRAMS.join(', ')}.\n`)
  process.exit(1)
}
if (!isFresh()) {
  const { status } = spawnSync(process.execPath, [require.resolve('./programs.cjs')], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}
process.argv.splice(2, process.argv.length, ...args)
require(programFile(name))
