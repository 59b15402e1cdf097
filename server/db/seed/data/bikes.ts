import type { Bike } from '../../../../domain/bike'
import { homie } from './models/homie'
import { nyx } from './models/nyx'
import { prime } from './models/prime'

export const seedBikes: Bike[] = [prime, homie, nyx]
