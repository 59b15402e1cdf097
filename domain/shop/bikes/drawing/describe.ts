import type { Bike, Build } from '../bike'
import type { BikeLook, Extra } from './look'
import { lookOf } from './look'

const EXTRAS: Record<Extra, string | null> = {
  rack: 'a rear rack',
  'full-mudguards': 'full fenders',
  'short-mudguards': 'short fenders',
  lock: 'a frame lock',
  tracker: 'a GPS tracker',
  radar: 'a rear radar',
  'radar-mount': null,
  'heart-rate': null,
  'front-light': 'a front light',
  'bottle-battery': 'a bottle battery',
  'tool-roll': 'a tool roll',
}
const TREADS = { 'all-round': 'all-around', slick: 'slick', studded: 'studded' } as const

/**
 * Describes the drawing for screen readers: bike, size, color, then visible features.
 * @example describeBike(nyx, build) // 'Nyx in size M, Acid: air fork with 150 mm travel, …'
 */
export function describeBike(bike: Bike, build: Build): string {
  const look = lookOf(bike, build)
  const parts = [
    forkText(look),
    look.shock && (look.shock === 'piggyback' ? 'piggyback rear shock' : 'air rear shock'),
    `${look.wheels} rims with ${TREADS[look.tyres.tread]} tires`,
    `${look.rotors.front}/${look.rotors.rear} mm disc brakes`,
    look.battery === 'large' ? 'large battery in the down tube' : 'battery in the down tube',
    look.drivetrain.kind === 'hub' ? 'belt drive' : 'chain drive',
    look.seatpost === 'rigid' ? null : `${look.seatpost} seatpost`,
    look.saddle.leather ? 'leather saddle' : null,
    look.display === 'color' ? 'color display' : null,
    ...[...look.extras].map((extra) => EXTRAS[extra]),
  ].filter((part): part is string => Boolean(part))
  return `${bike.title} in size ${look.size.title}, ${colorText(bike, build, look)}: ${listOf(parts)}.`
}

function forkText(look: BikeLook): string {
  return look.fork.kind === 'rigid' ? 'rigid fork' : `air fork with ${look.fork.travel} mm travel`
}

function colorText(bike: Bike, build: Build, look: BikeLook): string {
  const titleOf = (id: number) => bike.colors.find((color) => color.id === id)?.title
  const title = titleOf(build.color_id) ?? bike.colors[0]?.title ?? ''
  if (!build.paint || look.paint.type !== 'Custom') return title
  const pair = `${titleOf(build.paint.first_color_id) ?? title} and ${titleOf(build.paint.second_color_id) ?? title}`
  return build.paint.name ? `${pair} with the name ${build.paint.name}` : pair
}

function listOf(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
