/**
 * Performance optimizations that can be disabled: `PLATFORM_TRICKS=off` disables all of them,
 * `PLATFORM_TRICKS=-late-head,-front` single ones. In JavaScript, because next.config.js loads this file.
 */
const TRICKS = [
  ...['late-head', 'packed-assets', 'front', 'kept-markup', 'late-loading'],
  ...['moved-pages', 'next-flags'],
]

/** Returns disabled optimizations; throws on unknown names: a typo would make results meaningless. */
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
