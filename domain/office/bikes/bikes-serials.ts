/** Two-letter prefix of a bike’s frame numbers, such as 'NX'. */
export const SERIAL_PREFIX = /^[A-Z]{2}$/

const SHARED_PREFIX = 'NK'

/** Formats a frame number. @example frameNumber('NX', 10042) // 'NX-10042' */
export const frameNumber = (prefix: string | null | undefined, serial: number): string =>
  `${prefix ?? SHARED_PREFIX}-${serial}`

interface FrameLettering {
  title: string
  serial_prefix?: string | null | undefined
}

interface SerialContext {
  /** Number of frames that already have a number. */
  frames: number
  others: readonly FrameLettering[]
}

/** Returns why the bike can’t change to a prefix, as a sentence; null if it can or needn’t change. */
export function prefixFault(
  { serial_prefix }: FrameLettering,
  requested: string | null | undefined,
  { frames, others }: SerialContext,
): string | null {
  const present = serial_prefix ?? null
  if (requested === undefined || requested === present) return null
  if (frames > 0) {
    return `Frames of this bike have numbers already, so they go on with “${present ?? SHARED_PREFIX}”.`
  }
  if (requested === null) return null
  if (!SERIAL_PREFIX.test(requested)) return 'Enter two capital letters for the frame numbers.'
  if (requested === SHARED_PREFIX) {
    return `“${SHARED_PREFIX}” is for bikes without letters of their own. Choose other letters for the frame numbers.`
  }
  const holder = others.find((one) => one.serial_prefix === requested)
  if (!holder) return null
  return `“${requested}” is on frames of the ${holder.title}. Choose other letters for the frame numbers.`
}
