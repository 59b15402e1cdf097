import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import type { Socket } from 'node:net'

import { contentsOf, textOf } from '@/server/kernel/files/encode-picture'
import type {
  BuildRenderer,
  RenderedPicture,
  RenderTask,
} from '@/server/kernel/ports/build-renderer'
import { sha256Of } from '@/server/kernel/ports/ids'
import { threadProgram } from '@/server/kernel/ports/worker-thread'

import type { RenderReport } from './render-program'

/** A picture takes 3 to 13 s of CPU time; a busy machine gives a niced process a fraction of that. */
export const RENDER_LIMIT_MS = 300_000
const IDLE_MS = 60_000
/** Memory in MB above which the process is replaced; its caches are freed with it. */
const MOST_MB = 500
/** Limit of the JavaScript heap in MB; meshes are outside of it. */
const HEAP_MB = 256

const SOURCE = 'server/pictures/render-program.ts'

interface Renderer {
  child: ChildProcessByStdio<Writable, Readable, Readable>
  frames: AsyncGenerator<Buffer>
  message: Promise<string>
}

let running: Renderer | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Renders a build in a child process, which keeps the shapes of the last builds for a minute. Callers queue.
 * @throws Error if the process fails or takes too long
 */
async function renderInProcess(task: RenderTask): Promise<RenderedPicture> {
  clearTimeout(idle)
  const renderer = (running ??= start())
  hold(renderer, true)
  const timer = setTimeout(() => renderer.child.kill('SIGKILL'), RENDER_LIMIT_MS)
  try {
    renderer.child.stdin.write(`${JSON.stringify(task)}\n`)
    const report = JSON.parse((await nextFrame(renderer)).toString('utf8')) as RenderReport
    const files = []
    for (const name of report.files) files.push({ name, content: await nextFrame(renderer) })
    if (report.memoryMb > MOST_MB) stopRenderer()
    return { files, cpuMs: report.cpuMs, memoryMb: report.memoryMb }
  } catch (error) {
    stopRenderer()
    throw error
  } finally {
    clearTimeout(timer)
    hold(renderer, false)
    idle = setTimeout(stopRenderer, IDLE_MS).unref()
  }
}

/** Ends the process, if it runs. */
export function stopRenderer(): void {
  clearTimeout(idle)
  running?.child.kill('SIGKILL')
  running = undefined
}

function start(): Renderer {
  const built = builtProgram()
  const program = built ? [built] : ['--import', 'tsx', path.resolve(SOURCE)]
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, ...program], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // Errors are reported by the end of the output.
  child.on('error', () => undefined)
  child.stdin.on('error', () => undefined)
  return { child, frames: contentsOf(child.stdout), message: textOf(child.stderr) }
}

async function nextFrame({ frames, message }: Renderer): Promise<Buffer> {
  const { value, done } = await frames.next()
  if (done) throw new Error(`The renderer ended. ${await message}`.trim())
  return value
}

/** An idle renderer doesn't keep the shop's process from ending. */
function hold({ child }: Renderer, isHeld: boolean): void {
  for (const one of [child, child.stdin, child.stdout, child.stderr] as (typeof child | Socket)[])
    if (isHeld) one.ref()
    else one.unref()
}

/** Returns the built program; without a build, the source is compiled when it is loaded. */
function builtProgram(): string | null {
  const built = threadProgram('render-build')
  return process.env.NODE_ENV === 'production' && existsSync(built) ? built : null
}

let renderer: BuildRenderer | undefined

/** Returns the renderer of this process; its version is the hash of its program. */
export function buildRenderer(): BuildRenderer {
  const built = builtProgram()
  return (renderer ??= {
    version: built ? sha256Of(readFileSync(built)).slice(0, 16) : 'source',
    since: built ? statSync(built).mtime : new Date(0),
    render: renderInProcess,
  })
}
