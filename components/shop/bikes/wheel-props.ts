import type { BikeLook } from '@/domain/shop/bikes/drawing/look'
import type { WheelRings } from '@/domain/shop/bikes/drawing/wheel-shape'

import type { Skin } from './skin'

export type Hub = 'plain' | 'motor' | 'geared'

export interface WheelProps {
  skin: Skin
  name: 'front' | 'rear'
  x: number
  y: number
  diameter: number
  width: number
  tread: BikeLook['tyres']['tread']
  rim: BikeLook['wheels']
  rotor: number
  hub: Hub
}

export type WheelRingProps = WheelProps & { rings: WheelRings }
