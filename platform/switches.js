/**
 * The performance optimizations and whether they are on. JavaScript, because next.config.js reads it.
 * `PLATFORM_TRICKS=off` turns all of them off, `PLATFORM_TRICKS=-late-head,-front` single ones.
 */
const TRICKS = [
  ...['late-head', 'packed-assets', 'front', 'kept-markup', 'late-loading'],
  'moved-pages',
]

/** Returns the disabled ones. Throws on an unknown name, because a typo would make a measurement meaningless. */
function tricksOff(setting = process.env.PLATFORM_TRICKS ?? '') {
  if (setting === 'off') return [...TRICKS]
  const names = setting.split(',').filter((name) => name !== '')
  const unknown = names.find((name) => !name.startsWith('-') || !TRICKS.includes(name.slice(1)))
  if (unknown === undefined) return names.map((name) => name.slice(1))
  throw new Error(
    `PLATFORM_TRICKS has to be off or some of ${TRICKS.map((name) => `-${name}`).join(',')}, but it contains "${unknown}".`,
  )
}

const isOn = (name) => !tricksOff().includes(name)

function switches() {
  const off = tricksOff()
  const entry = (name) => [
    `TRICK_${name.toUpperCase().replaceAll('-', '_')}`,
    off.includes(name) ? 'off' : 'on',
  ]
  return Object.fromEntries(TRICKS.map(entry))
}

module.exports = { TRICKS, tricksOff, isOn, switches }
