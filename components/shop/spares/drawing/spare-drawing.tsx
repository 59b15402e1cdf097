import type { ReactNode } from 'react'

import { DrawingFrame } from '@/components/shop/goods/drawing/drawing-frame'

import { Battery, Charger } from './battery'
import { BatteryLock, PortCover } from './battery-lock'
import { BottomBracket, HeadsetBearings, PivotBearings } from './bearings'
import { BoltSet, SeatClamp } from './bolts'
import { BrakePads, Rotor } from './brakes'
import { Belt, Chain, Hanger } from './chain'
import { Cranks, Pedals } from './cranks'
import { ColorDisplay, Display, Remote } from './display'
import { Cassette, Chainring, Derailleur } from './gears'
import { Grips, Shifter, Throttle } from './grips'
import { BleedKit, BrakeHose, BrakeLever } from './hydraulics'
import { Controller, MidMotor } from './motor'
import { SpeedSensor, TorqueSensor } from './sensors'
import { ForkKit, ShockHardware } from './suspension'
import { Tire, Tube } from './tires'
import { Axle, HubMotorWheel, Spokes, Wheel } from './wheels'
import { CutoffSwitches, Harness } from './wiring'

/** The first match wins, so specific patterns precede general ones. */
const BY_TITLE: readonly [RegExp, () => ReactNode][] = [
  [/\bhanger/i, Hanger],
  [/\bbelt\b/i, Belt],
  [/\bchain\b/i, Chain],
  [/cassette|sprocket|freewheel/i, Cassette],
  [/chainring/i, Chainring],
  [/pedal/i, Pedals],
  [/derailleur/i, Derailleur],
  [/shifter/i, Shifter],
  [/bottom.bracket/i, BottomBracket],
  [/crank/i, Cranks],
  [/cut-?off switch/i, CutoffSwitches],
  [/torque sensor/i, TorqueSensor],
  [/sensor|magnet/i, SpeedSensor],
  [/brake pads/i, BrakePads],
  [/rotor/i, Rotor],
  [/\bhose/i, BrakeHose],
  [/bleed/i, BleedKit],
  [/brake lever/i, BrakeLever],
  [/\btire/i, Tire],
  [/\btube\b/i, Tube],
  [/spoke/i, Spokes],
  [/hub motor/i, HubMotorWheel],
  [/wheel|\brim\b/i, Wheel],
  [/display.*(color|navigation)/i, ColorDisplay],
  [/display/i, Display],
  [/remote|button/i, Remote],
  [/throttle/i, Throttle],
  [/\bgrips?\b/i, Grips],
  [/harness|wiring|cable/i, Harness],
  [/controller/i, Controller],
  [/\block\b/i, BatteryLock],
  [/charge.?port|\bcover\b/i, PortCover],
  [/charger/i, Charger],
  [/battery/i, Battery],
  [/motor/i, MidMotor],
  [/headset/i, HeadsetBearings],
  [/pivot|bearing/i, PivotBearings],
  [/shock/i, ShockHardware],
  [/fork/i, ForkKit],
  [/axle/i, Axle],
  [/clamp/i, SeatClamp],
]

/** Fallback drawings by part group, if no title pattern matches. */
const BY_GROUP: Readonly<Record<string, () => ReactNode>> = {
  hanger: Hanger,
  chain: Chain,
  sprockets: Cassette,
  cranks: Cranks,
  derailleur: Derailleur,
  cockpit: Remote,
  brakes: BrakePads,
  tires: Tire,
  wheels: Wheel,
  wiring: Harness,
  'speed-sensor': SpeedSensor,
  battery: Battery,
  motor: MidMotor,
  'hub-motor': HubMotorWheel,
  headset: HeadsetBearings,
  'rear-suspension': ShockHardware,
  fork: ForkKit,
  axles: Axle,
  seat: SeatClamp,
}

interface SpareDrawingProps {
  title: string
  /** Code of the part group; null if the part has none. */
  group: string | null
}

export function SpareDrawing({ title, group }: SpareDrawingProps) {
  const Shape =
    BY_TITLE.find(([words]) => words.test(title))?.[1] ??
    (group === null ? undefined : BY_GROUP[group]) ??
    BoltSet
  return (
    <DrawingFrame title={title}>
      <Shape />
    </DrawingFrame>
  )
}
