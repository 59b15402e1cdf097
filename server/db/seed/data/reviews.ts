import { homieWeekdays } from './reviews/homie-weekdays'
import { homieWeekends } from './reviews/homie-weekends'
import { nyxDown } from './reviews/nyx-down'
import { nyxUp } from './reviews/nyx-up'
import { primeSand } from './reviews/prime-sand'
import { primeSnow } from './reviews/prime-snow'
import type { SeedReview } from './reviews/told'

/** What riders say of a bike, by its slug. */
export const seedReviews: Record<string, SeedReview[]> = {
  'nireeka-prime': [...primeSand, ...primeSnow],
  'nireeka-homie': [...homieWeekdays, ...homieWeekends],
  nyx: [...nyxUp, ...nyxDown],
}
