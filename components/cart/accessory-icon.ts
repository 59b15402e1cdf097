import {
  Backpack,
  BatteryCharging,
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

const ICONS: readonly [RegExp, LucideIcon][] = [
  [/helmet/i, HardHat],
  [/backpack|pannier|bag/i, Backpack],
  [/light/i, Lightbulb],
  [/lock/i, Lock],
  [/phone/i, Smartphone],
  [/rain|cover/i, Umbrella],
  [/battery|charger/i, BatteryCharging],
  [/pump|repair|stand|tool|kit/i, Wrench],
  [/gift/i, Gift],
]

/** The drawn sign of goods that have no picture, by what their title speaks of. */
export function accessoryIcon(title: string): LucideIcon {
  return ICONS.find(([words]) => words.test(title))?.[1] ?? Package
}
