// drizzle-kit compares the schema only with the newest snapshot; older ones are 20,000 lines each.
const { readdirSync, rmSync } = require('node:fs')
const path = require('node:path')

const FOLDER = path.resolve(__dirname, '../server/kernel/db/migrations/meta')

const snapshots = readdirSync(FOLDER).filter((name) => name.endsWith('_snapshot.json'))
for (const name of snapshots.sort().slice(0, -1)) rmSync(path.join(FOLDER, name))
