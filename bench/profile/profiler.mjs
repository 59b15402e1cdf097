// Preloaded into the processes of a shop: SIGUSR2 starts a profile of the process, and the next one writes it into a
// temporary file.
import { renameSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { tmpdir } from 'node:os'
import path from 'node:path'

const INTERVAL_US = 200

let session = null

function start() {
  session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US })
  session.post('Profiler.start')
}

function stop() {
  session.post('Profiler.stop', (error, result) => {
    if (error) throw error
    const file = path.join(tmpdir(), `shop-profile-${process.pid}.json`)
    writeFileSync(`${file}.part`, JSON.stringify(result.profile))
    renameSync(`${file}.part`, file)
  })
  session.disconnect()
  session = null
}

process.on('SIGUSR2', () => (session ? stop() : start()))
