import {
  Backpack,
  BatteryCharging,
  Bike,
  Cable,
  Cog,
  Disc3,
  Gift,
  HardHat,
  Lightbulb,
  Lock,
  Package,
  Smartphone,
  Umbrella,
  Wrench,
  type LucideIcon,
} from 'lucide-react'

/** The first that fits counts, so what is special comes before what is common. */
const SIGNS: readonly [RegExp, LucideIcon][] = [
  [/gift/i, Gift],
  [/helmet/i, HardHat],
  [/backpack|pannier|bag/i, Backpack],
  [/light/i, Lightbulb],
  [/lock/i, Lock],
  [/phone|display/i, Smartphone],
  [/rain|cover/i, Umbrella],
  [/battery|charger/i, BatteryCharging],
  [/cable|harness|sensor|switch/i, Cable],
  [/brake|rotor|pads|tire|tube\b|wheel/i, Disc3],
  [/chain|cassette|derailleur|motor|crank/i, Cog],
  [/pump|repair|stand|tool|kit|bearing/i, Wrench],
  [/\bbike\b/i, Bike],
]

/** The drawn sign of goods that have no picture, by what their title speaks of. */
export function goodsSign(title: string): LucideIcon {
  return SIGNS.find(([words]) => words.test(title))?.[1] ?? Package
}
