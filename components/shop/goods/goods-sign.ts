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

/** The first match wins, so specific patterns precede general ones. */
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

/** Returns an icon for products without a picture, based on their title. */
export function goodsSign(title: string): LucideIcon {
  return SIGNS.find(([words]) => words.test(title))?.[1] ?? Package
}
